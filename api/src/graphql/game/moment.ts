import type { GameMoment } from '../../application/queries/game-moments.ts';
import { builder } from '../builder.ts';

const NAMES = {
  BACKGAMMON: 'BackgammonMoment',
  BAO: 'BaoMoment',
  GO: 'GoMoment',
} as const satisfies Readonly<Record<GameMoment['kind'], string>>;

/** A game after some of its moves; each game adds its position and the trace that a board animates. */
export const GameMomentInterface = builder.interfaceRef<GameMoment>('GameMoment').implement({
  description: 'A game after some of its moves. Each game adds its position, and how the last move led to it.',
  resolveType: ({ kind }) => NAMES[kind],
  fields: (t) => ({
    ply: t.exposeInt('ply', { description: 'How many moves have been played then.' }),
    notation: t.exposeString('notation', { nullable: true, description: 'The move that led here; null at the start.' }),
    summary: t.exposeString('summary', {
      nullable: true,
      description: 'What that move did, as one English sentence; null at the start.',
    }),
  }),
});
