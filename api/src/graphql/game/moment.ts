import type { AnyMoment } from '../../application/game-module.ts';
import { builder } from '../builder.ts';
import { sentenceOrNull } from '../said.ts';
import { GamePositionInterface } from './position.ts';
import { nameOf } from '../type-name.ts';

/** A game after some of its moves; each game adds its position and the trace that a board animates. */
export const GameMomentInterface = builder.interfaceRef<AnyMoment>('GameMoment').implement({
  description:
    'A game after some of its moves. A game with a board of its own adds to the position, and how the last move led to it.',
  resolveType: ({ kind }) => nameOf(kind, 'Moment'),
  fields: (t) => ({
    ply: t.exposeInt('ply', { description: 'How many moves have been played then.' }),
    position: t.expose('position', { type: GamePositionInterface, description: 'The position then.' }),
    notation: t.exposeString('notation', { nullable: true, description: 'The move that led here; null at the start.' }),
    summary: t.string(
      sentenceOrNull('What that move did, in one sentence; null at the start.', ({ summary }) => summary),
    ),
  }),
});
