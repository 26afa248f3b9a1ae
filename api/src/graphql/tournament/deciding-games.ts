import { decidingGames, type DecidingGame } from '../../application/queries/stakes.ts';
import { builder } from '../builder.ts';
import { StakeEnum } from '../game/stake.ts';
import { TABLE_COST } from '../list.ts';
import { GameInterface, TournamentInterface } from '../refs.ts';

const DecidingGameType = builder.objectRef<DecidingGame>('DecidingGame').implement({
  description: 'A game that is open and may decide something.',
  fields: (t) => ({
    game: t.expose('game', { type: GameInterface, description: 'The game.' }),
    stake: t.expose('stake', { type: StakeEnum, description: 'What it may decide.' }),
  }),
});

/** The most that are told at once. */
const MOST = 20;

builder.interfaceField(TournamentInterface, 'decidingGames', (t) =>
  t.field({
    type: [DecidingGameType],
    description:
      'The open games that may decide something, those that may decide the most first. In a table there are none before half of its games are decided. Empty: it is not being played, or each is one of many.',
    args: { first: t.arg.int({ defaultValue: 4, description: `Only so many, the first, ${MOST} at most.` }) },
    complexity: ({ first }) => ({ field: TABLE_COST / 2, multiplier: Math.min(Math.max(first ?? 0, 1), MOST) }),
    resolve: async ({ id }, { first }, { app }) =>
      (await decidingGames(app, id)).slice(0, Math.min(Math.max(first ?? 0, 0), MOST)),
  }),
);
