import { findLatestResults, findLiveGames } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { GameId, TournamentId } from '../../kernel/ids.ts';
import { badUserInput } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { GAME_NAMES, TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { GameInterface } from '../refs.ts';

const MOST = 100;

builder.queryFields((t) => ({
  game: t.field({
    type: GameInterface,
    nullable: true,
    description: 'A game by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_root, { id }, { app }) => readingOf(app).games.load(idNamed<GameId>(id, GAME_NAMES)),
  }),
  liveGames: t.field({
    type: [GameInterface],
    description:
      'Running games that are played here: the one with the newest move first; one without a move counts from its start.',
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? 1 }),
    args: {
      first: t.arg.int({ defaultValue: 24, description: 'How many at most, 1 to 100.' }),
      tournamentId: t.arg.id({ description: 'Only those of this tournament; null: of all.' }),
    },
    resolve: async (_root, { first, tournamentId }, { app }) => {
      const tournament = tournamentId == null ? null : idNamed<TournamentId>(tournamentId, TOURNAMENT_NAMES);
      return [...(await findLiveGames(app, tournament, sizeOf(first)))];
    },
  }),
  latestResults: t.field({
    type: [GameInterface],
    description: 'Games that have ended, the last first.',
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? 1 }),
    args: { first: t.arg.int({ defaultValue: 10, description: 'How many at most, 1 to 100.' }) },
    resolve: async (_root, { first }, { app }) => [...(await findLatestResults(app, sizeOf(first)))],
  }),
}));

function sizeOf(first: number | null | undefined): number {
  const size = first ?? 0;
  if (size < 1 || size > MOST) throw badUserInput(`\`first\` must be 1 to ${MOST}.`);
  return size;
}
