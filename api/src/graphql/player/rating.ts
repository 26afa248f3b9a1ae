import { z } from 'zod';
import { gameOf, playerOf } from '../../application/queries/find.ts';
import { ratingScore } from '../../application/queries/player-score.ts';
import { countRatingSteps, ratingSteps } from '../../store/public/rating-changes.ts';
import { readClient } from '../../store/public/read-client.ts';
import { builder } from '../builder.ts';
import { prismaList, rowsOf } from '../list.ts';
import { GameInterface, RatingChangeType } from '../refs.ts';
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

builder.prismaObject('RatingChange', {
  description: 'One step of a rating; the steps from 1500 and no games come to what the rating is.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its place in the history, from 1.' }),
    cause: t.expose('cause', { type: RatingCauseEnum, description: 'Why it moved.' }),
    player: t.relation('player', {
      description: 'Whose rating.',
      resolve: (_query, { playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    before: t.exposeInt('eloBefore', { description: 'Elo before.' }),
    after: t.exposeInt('eloAfter', { description: 'Elo after.' }),
    gamesBefore: t.exposeInt('matchesBefore', { description: 'Rated games before, imported ones included.' }),
    gamesAfter: t.exposeInt('matchesAfter', { description: 'Rated games after, imported ones included.' }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The rated game; null for an import.',
      resolve: ({ gameId }, _args, { app }) => (gameId === null ? null : gameOf(app, gameId)),
    }),
    opponent: t.relation('opponent', {
      nullable: true,
      description: 'Who played against him; null for an import.',
      resolve: (_query, { opponentId }, _args, { app }) => (opponentId === null ? null : playerOf(app, opponentId)),
    }),
    opponentElo: t.exposeInt('opponentElo', {
      nullable: true,
      description: 'The opponent’s Elo before the game; null for an import.',
    }),
    k: t.exposeInt('factor', {
      nullable: true,
      description: 'How much the game could move this rating: 32 under 30 games, then 16; null for an import.',
    }),
    score: t.float({
      nullable: true,
      description: 'What the player made of the game: 1 won, 0.5 drawn, 0 lost; null for an import.',
      resolve: ({ score }) => (score === null ? null : score / 2),
    }),
    by: t.relation('by', {
      nullable: true,
      description: 'Who imported it; null for a game, and for what a player came with.',
      resolve: (_query, { byId }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Where an import comes from, in the words of who made it; null for a game.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When the game was decided, or the import made.' }),
  }),
});

builder.prismaObject('Rating', {
  description: 'How strong a player is in one game.',
  fields: (t) => ({
    game: t.expose('game', { type: GameKeyEnum, description: 'The game that it is of.' }),
    elo: t.exposeInt('elo', { description: 'Elo, a whole number; everybody starts at 1500.' }),
    games: t.exposeInt('matches', { description: 'How many games it rests on, imported ones included.' }),
    imported: t.exposeInt('imported', { description: 'How many of its games were imported, and not played here.' }),
    score: t.field({
      type: PlayerScoreType,
      nullable: true,
      description: 'What counts of him in this game besides; null: the game has nothing of the kind.',
      resolve: ratingScore,
    }),
    history: t.prismaConnection(
      {
        ...prismaList(z.tuple([z.string(), z.string(), z.int()])),
        type: RatingChangeType,
        cursor: 'playerId_game_number',
        description: 'How it came to be what it is, the oldest step first.',
        resolve: async (query, rating, args, { app }) =>
          rowsOf(await ratingSteps(readClient(app.db), rating, query), args),
        totalCount: (rating, _args, { app }) => countRatingSteps(readClient(app.db), rating),
      },
      { name: 'RatingHistoryConnection', description: 'A page of steps.' },
      { name: 'RatingHistoryConnectionEdge', description: 'A step and its place in the history.' },
    ),
  }),
});
