import type { AnyPosition } from '../../application/game-module.ts';
import { builder } from '../builder.ts';

/** A position of any game. */
export const GamePositionInterface = builder.interfaceRef<AnyPosition>('GamePosition').implement({
  description: 'A position of any game. A game with a board of its own tells more of its positions.',
  resolveType: () => 'PlainPosition',
  fields: (t) => ({
    encoding: t.exposeString('encoding', { description: 'The position as one line of text.' }),
    text: t.exposeString('text', {
      description:
        'The board in lines of letters, for a font of equal widths; for whoever has no better picture of it.',
      complexity: 2,
    }),
  }),
});
