import { noticeFor } from '../../application/queries/viewer.ts';
import { actingPlayer, observes } from '../../application/rights.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { CROSSTABLE_COST } from '../list.ts';
import { PUBLIC_AUDIENCE, watched } from '../watched.ts';
import {
  ChatEventInterface,
  DeskEventInterface,
  GameEventInterface,
  PlayerEventInterface,
  SeriesEventInterface,
  TableEventInterface,
  TournamentEventInterface,
} from './interfaces.ts';
import { filterArgs, readFilter, readGroups, readTournaments, tournamentArgs } from './filter-args.ts';
import { aGame, aSeries, aTournament, refused } from './subjects.ts';
import { topicEvents, type Subject } from './topic-events.ts';

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
  part: { args: filterArgs, read: readFilter },
  watch: (feed, { id }, after, filter) => feed.watchTournament(id, after, filter),
});
topicEvents('seriesEvents', {
  type: SeriesEventInterface,
  description:
    'Everything that happens in a series: its tournaments, its standings, and what is won. First a snapshot, then each version once and in order.',
  of: aSeries,
  isPublic: true,
  part: { args: tournamentArgs, read: (app, _series, args) => readTournaments(app, args) },
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
