import { GraphQLError } from 'graphql';
import type { AppContext } from '../../application/context.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { noticeFor } from '../../application/queries/viewer.ts';
import { actingPlayer, observes } from '../../application/rights.ts';
import type { GameId, PlayerId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import { noSuchPage } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { GAME_NAMES, SERIES_NAMES, TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { CROSSTABLE_COST } from '../list.ts';
import { PUBLIC_AUDIENCE, watched } from '../watched.ts';
import { BoardEventType } from './board-event.ts';
import {
  ChatEventInterface,
  DeskEventInterface,
  GameEventInterface,
  PlayerEventInterface,
  SeriesEventInterface,
  TableEventInterface,
  TournamentEventInterface,
} from './interfaces.ts';
import { readFilter, readGroups } from './filter-args.ts';
import { topicEvents, type Subject } from './topic-events.ts';

const aGame = named('game', (app, id) => readingOf(app).games.load(idNamed<GameId>(id, GAME_NAMES)));
const aSeries = named('series', (app, id) => readingOf(app).series.load(idNamed<SeriesId>(id, SERIES_NAMES)));
const aTournament = named('tournament', (app, id) =>
  readingOf(app).tournaments.load(idNamed<TournamentId>(id, TOURNAMENT_NAMES)),
);
const aDesk: typeof aTournament = {
  ...aTournament,
  async find(app, id) {
    const tournament = await aTournament.find(app, id);
    if (app.actor.kind === 'anonymous') throw refused('NOT_SIGNED_IN', 'Sign in to see a director’s desk.');
    if (observes(app.actor, tournament)) return tournament;
    throw refused('FORBIDDEN', 'Only the director of this tournament and those who see what he sees have its desk.');
  },
};
const myInbox: Subject<PlayerId> = {
  named: null,
  async find({ actor }) {
    const player = actingPlayer(actor);
    if (player === null) throw refused('NOT_SIGNED_IN', 'Sign in to see your own events.');
    return player;
  },
};

topicEvents('gameEvents', {
  type: GameEventInterface,
  description: 'Everything that happens to a game: first a snapshot, then each version once and in order.',
  of: aGame,
  isPublic: true,
  watch: (feed, { id }, after, filter) => feed.watchGame(id, after, filter),
});
topicEvents('tournamentEvents', {
  type: TournamentEventInterface,
  description: 'Everything that happens to a tournament: first a snapshot, then each version once and in order.',
  of: aTournament,
  isPublic: true,
  part: readFilter,
  watch: (feed, { id }, after, filter) => feed.watchTournament(id, after, filter),
});
topicEvents('seriesEvents', {
  type: SeriesEventInterface,
  description:
    'Everything that happens in a series: its tournaments, its standings, and what is won. First a snapshot, then each version once and in order.',
  of: aSeries,
  isPublic: true,
  watch: (feed, { id }, after, filter) => feed.watchSeries(id, after, filter),
});
topicEvents('chatEvents', {
  type: ChatEventInterface,
  description: 'Everything that is said beside a game: first a snapshot, then each version once and in order.',
  of: aGame,
  isPublic: true,
  watch: (feed, { id }, after, filter) => feed.watchChat(id, after, filter),
});
topicEvents('deskEvents', {
  type: DeskEventInterface,
  description:
    'The tickets of a tournament as they come in and are answered; for its director, his deputies and observers.',
  of: aDesk,
  isPublic: false,
  watch: (feed, { id }, after, filter) => feed.watchDesk(id, after, filter),
});
topicEvents('myEvents', {
  type: PlayerEventInterface,
  description:
    'Your private inbox: your turn, your games and tournaments. First a snapshot; signed in only. By a token for one tournament what is not of that passes as a Heartbeat with its version.',
  of: myInbox,
  isPublic: false,
  watch: (feed, player, after, filter) => feed.watchInbox(player, after, filter),
  seenBy: noticeFor,
});

builder.subscriptionField('tableEvents', (t) =>
  t.field({
    type: TableEventInterface,
    description:
      'The tables of a tournament: first a snapshot, then what changes in them, a few rows and cells for a game.',
    args: {
      tournamentId: t.arg.id({ required: true, description: 'Which tournament.' }),
      after: t.arg.int({
        description:
          'The version at which you have the tables: you get what has changed since, or a snapshot where the server does not know it. Null: begin with a snapshot. From the future: an error, code AFTER_UNKNOWN.',
      }),
      groups: t.arg.idList({ description: 'Only the tables of these groups; null: all.' }),
    },
    complexity: { field: CROSSTABLE_COST, multiplier: 1 },
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { tournamentId, after, groups }, { app, feed }) => {
      const tournament = await aTournament.find(app, tournamentId);
      return watched(await feed.watchTables(tournament.id, after ?? null, await readGroups(app, tournament, groups)));
    },
    resolve: (event) => event,
  }),
);

const MOST_BOARDS = 200;
const USUAL_BOARDS = 24;

// No topic: many games in one stream, without versions.
builder.subscriptionField('liveBoards', (t) =>
  t.field({
    type: BoardEventType,
    description: 'For walls: every move of many running games in one stream, of one tournament or of all.',
    args: {
      tournamentId: t.arg.id({ description: 'Only games of this tournament; null: of all.' }),
      first: t.arg.int({
        description: 'How many boards at most, 1 to 200; null: 24. It costs as much as all of them.',
      }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first ?? USUAL_BOARDS) }),
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { tournamentId, first }, { app, feed }) => {
      const boards = first ?? USUAL_BOARDS;
      if (boards < 1 || boards > MOST_BOARDS) throw noSuchPage('first', boards, MOST_BOARDS);
      const tournament = tournamentId == null ? null : await aTournament.find(app, tournamentId);
      return feed.watchBoards(tournament?.id ?? null, boards);
    },
    resolve: (event) => event,
  }),
);

function named<Thing>(noun: string, read: (app: AppContext, id: string) => Promise<Thing | null>): Subject<Thing> {
  return {
    named: { noun, arg: `${noun}Id` },
    async find(app, id) {
      const thing = await read(app, id);
      if (thing === null) throw refused('NOT_FOUND', `There is no such ${noun}.`);
      return thing;
    },
  };
}

function refused(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
