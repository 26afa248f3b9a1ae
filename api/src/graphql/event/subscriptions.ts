import { GraphQLError } from 'graphql';
import { readingOf } from '../../application/queries/reading.ts';
import { actingPlayer, directs } from '../../application/rights.ts';
import type { GameId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import { badUserInput } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { GAME_NAMES, SERIES_NAMES, TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { PUBLIC_AUDIENCE, watched } from '../watched.ts';
import { BoardEventType } from './board-event.ts';
import {
  ChatEventInterface,
  DeskEventInterface,
  GameEventInterface,
  PlayerEventInterface,
  SeriesEventInterface,
  TournamentEventInterface,
} from './interfaces.ts';

const AFTER =
  'The last version that you have: you get what came after it, and no snapshot. Null: begin with a snapshot. From the future: an error, code AFTER_UNKNOWN.';
const MOST_BOARDS = 200;

builder.subscriptionFields((t) => ({
  gameEvents: t.field({
    type: GameEventInterface,
    description: 'Everything that happens to a game: first a snapshot, then each version once and in order.',
    args: {
      gameId: t.arg.id({ required: true, description: 'Which game.' }),
      after: t.arg.int({ description: AFTER }),
    },
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { gameId, after }, { app, feed }) => {
      const game = await readingOf(app).games.load(idNamed<GameId>(gameId, GAME_NAMES));
      if (game === null) throw nothingThere('game');
      return watched(await feed.watchGame(game.id, after ?? null));
    },
    resolve: (event) => event,
  }),
  tournamentEvents: t.field({
    type: TournamentEventInterface,
    description: 'Everything that happens to a tournament: first a snapshot, then each version once and in order.',
    args: {
      tournamentId: t.arg.id({ required: true, description: 'Which tournament.' }),
      after: t.arg.int({ description: AFTER }),
    },
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { tournamentId, after }, { app, feed }) => {
      const id = idNamed<TournamentId>(tournamentId, TOURNAMENT_NAMES);
      const tournament = await readingOf(app).tournaments.load(id);
      if (tournament === null) throw nothingThere('tournament');
      return watched(await feed.watchTournament(tournament.id, after ?? null));
    },
    resolve: (event) => event,
  }),
  seriesEvents: t.field({
    type: SeriesEventInterface,
    description:
      'Everything that happens in a series: its tournaments, its standings, and what is won. First a snapshot, then each version once and in order.',
    args: {
      seriesId: t.arg.id({ required: true, description: 'Which series.' }),
      after: t.arg.int({ description: AFTER }),
    },
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { seriesId, after }, { app, feed }) => {
      const series = await readingOf(app).series.load(idNamed<SeriesId>(seriesId, SERIES_NAMES));
      if (series === null) throw nothingThere('series');
      return watched(await feed.watchSeries(series.id, after ?? null));
    },
    resolve: (event) => event,
  }),
  liveBoards: t.field({
    type: BoardEventType,
    description: 'For walls: every move of many running games in one stream, of one tournament or of all.',
    args: {
      tournamentId: t.arg.id({ description: 'Only games of this tournament; null: of all.' }),
      first: t.arg.int({ description: 'How many boards at most, 1 to 200; null: 24.' }),
    },
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { tournamentId, first }, { app, feed }) => {
      const boards = first ?? 24;
      if (boards < 1 || boards > MOST_BOARDS) throw badUserInput(`\`first\` must be 1 to ${MOST_BOARDS}.`);
      if (tournamentId == null) return feed.watchBoards(null, boards);
      const id = idNamed<TournamentId>(tournamentId, TOURNAMENT_NAMES);
      if ((await readingOf(app).tournaments.load(id)) === null) throw nothingThere('tournament');
      return feed.watchBoards(id, boards);
    },
    resolve: (event) => event,
  }),
  chatEvents: t.field({
    type: ChatEventInterface,
    description: 'Everything that is said beside a game: first a snapshot, then each version once and in order.',
    args: {
      gameId: t.arg.id({ required: true, description: 'Which game.' }),
      after: t.arg.int({ description: AFTER }),
    },
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { gameId, after }, { app, feed }) => {
      const game = await readingOf(app).games.load(idNamed<GameId>(gameId, GAME_NAMES));
      if (game === null) throw nothingThere('game');
      return watched(await feed.watchChat(game.id, after ?? null));
    },
    resolve: (event) => event,
  }),
  deskEvents: t.field({
    type: DeskEventInterface,
    description: 'The tickets of a tournament as they come in and are answered; for its director only.',
    args: {
      tournamentId: t.arg.id({ required: true, description: 'Which tournament.' }),
      after: t.arg.int({ description: AFTER }),
    },
    subscribe: async (_root, { tournamentId, after }, { app, feed }) => {
      const id = idNamed<TournamentId>(tournamentId, TOURNAMENT_NAMES);
      const tournament = await readingOf(app).tournaments.load(id);
      if (tournament === null) throw nothingThere('tournament');
      if (app.actor.kind === 'anonymous') throw signInFirst('Sign in to see a director’s desk.');
      if (!directs(app.actor, tournament)) {
        const message = 'Only the director of this tournament sees its desk.';
        throw new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
      }
      return watched(await feed.watchDesk(tournament.id, after ?? null));
    },
    resolve: (event) => event,
  }),
  myEvents: t.field({
    type: PlayerEventInterface,
    description: 'Your private inbox: your turn, your games and tournaments. First a snapshot; signed in only.',
    args: { after: t.arg.int({ description: AFTER }) },
    subscribe: async (_root, { after }, { app, feed }) => {
      const player = actingPlayer(app.actor);
      if (player === null) {
        throw signInFirst('Sign in to see your own events.');
      }
      return watched(await feed.watchInbox(player, after ?? null));
    },
    resolve: (event) => event,
  }),
}));

function signInFirst(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_SIGNED_IN' } });
}

function nothingThere(what: string): GraphQLError {
  return new GraphQLError(`There is no such ${what}.`, { extensions: { code: 'NOT_FOUND' } });
}
