import { gameOf, playerOf } from '../../application/queries/find.ts';
import { ratingScore } from '../../application/queries/player-score.ts';
import { listRatingChanges } from '../../application/queries/ratings.ts';
import type { RatingRecord } from '../../store/reading/player.ts';
import type { RatingChangeRecord } from '../../store/reading/rating.ts';
import { builder } from '../builder.ts';
import { NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { GameInterface, PlayerType } from '../refs.ts';
import { PlayerScoreType } from './score.ts';
import { GameKeyEnum } from './vocabulary.ts';

const RatingCauseEnum = builder.enumType('RatingCause', {
  description: 'Why a rating moved.',
  values: {
    GAME: { description: 'A game was decided: played to an end, resigned, or lost on time after both had moved.' },
    OVERRULED: { description: 'The result of a game was overruled: what it had done was taken back to the point.' },
    IMPORT: { description: 'Elo and a number of games were brought from elsewhere.' },
  } as const,
});

/** One step of a rating. */
export const RatingChangeType = builder.objectRef<RatingChangeRecord>('RatingChange').implement({
  description: 'One step of a rating; the steps from 1500 and no games come to what the rating is.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its place in the history, from 1.' }),
    cause: t.expose('cause', { type: RatingCauseEnum, description: 'Why it moved.' }),
    player: t.field({
      type: PlayerType,
      description: 'Whose rating.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    before: t.int({ description: 'Elo before.', resolve: ({ before }) => before.elo }),
    after: t.int({ description: 'Elo after.', resolve: ({ after }) => after.elo }),
    gamesBefore: t.int({
      description: 'Rated games before, imported ones included.',
      resolve: ({ before }) => before.matches,
    }),
    gamesAfter: t.int({
      description: 'Rated games after, imported ones included.',
      resolve: ({ after }) => after.matches,
    }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The rated game; null for an import.',
      resolve: ({ rated }, _args, { app }) => (rated === null ? null : gameOf(app, rated.gameId)),
    }),
    opponent: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who played against him; null for an import.',
      resolve: ({ rated }, _args, { app }) => (rated === null ? null : playerOf(app, rated.opponentId)),
    }),
    opponentElo: t.int({
      nullable: true,
      description: 'The opponent’s Elo before the game; null for an import.',
      resolve: ({ rated }) => rated?.opponentElo ?? null,
    }),
    k: t.int({
      nullable: true,
      description: 'How much the game could move this rating: 32 under 30 games, then 16; null for an import.',
      resolve: ({ rated }) => rated?.factor ?? null,
    }),
    score: t.float({
      nullable: true,
      description: 'What the player made of the game: 1 won, 0.5 drawn, 0 lost; null for an import.',
      resolve: ({ rated }) => (rated === null ? null : rated.score / 2),
    }),
    by: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who imported it; null for a game, and for what a player came with.',
      resolve: ({ byId }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Where an import comes from, in the words of who made it; null for a game.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When the game was decided, or the import made.' }),
  }),
});

/** A player's rating in one game. */
export const RatingType = builder.objectRef<RatingRecord>('Rating').implement({
  description: 'How strong a player is in one game.',
  fields: (t) => ({
    game: t.expose('game', { type: GameKeyEnum, description: 'The game that it is of.' }),
    elo: t.exposeInt('elo', { description: 'Elo, a whole number; everybody starts at 1500.' }),
    games: t.int({
      description: 'How many games it rests on, imported ones included.',
      resolve: ({ matches }) => matches,
    }),
    imported: t.exposeInt('imported', { description: 'How many of its games were imported, and not played here.' }),
    score: t.field({
      type: PlayerScoreType,
      nullable: true,
      description: 'What counts of him in this game besides; null: the game has nothing of the kind.',
      resolve: ratingScore,
    }),
    history: t.connection(
      {
        type: RatingChangeType,
        description: 'How it came to be what it is, the oldest step first.',
        complexity: pageComplexity,
        resolve: async ({ playerId, game }, args, { app }) =>
          connectionOf(await listRatingChanges(app, { playerId, game }, windowOf(args, NUMBER_KEY))),
      },
      { name: 'RatingHistoryConnection', description: 'A page of steps.' },
      { name: 'RatingHistoryConnectionEdge', description: 'A step and its place in the history.' },
    ),
  }),
});
