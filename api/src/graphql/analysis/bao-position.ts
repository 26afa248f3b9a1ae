import { analyseBao } from '../../application/queries/bao-analysis.ts';
import { badUserInput } from '../bad-user-input.ts';
import { BaoPositionType } from '../bao/position.ts';
import { BaoVariantEnum } from '../bao/vocabulary.ts';
import { builder } from '../builder.ts';
import { pureQueryField } from '../pure-query.ts';
import { IllegalMoveType } from '../errors.ts';
import { InvalidPositionType } from './refusals.ts';

/** The most moves that one analysis takes. */
export const MOST_MOVES = 2_000;

const BaoPositionResult = builder.unionType('BaoPositionResult', {
  description: 'The position, or why it cannot be reached.',
  types: [BaoPositionType, InvalidPositionType, IllegalMoveType],
  resolveType: (value) => {
    if ('encoding' in value) return 'BaoPosition';
    return 'index' in value ? 'IllegalMove' : 'InvalidPosition';
  },
});

pureQueryField('baoPosition', (t) =>
  t.field({
    type: BaoPositionResult,
    description: 'Rules as a service: any position of bao, and what moves make of it. Nothing is stored.',
    args: {
      variant: t.arg({
        type: BaoVariantEnum,
        required: true,
        defaultValue: 'KISWAHILI',
        description: 'Whose opening to begin with, when no position is given.',
      }),
      position: t.arg.string({ description: 'A position as one line, as `encoding` gives it; null: the opening.' }),
      moves: t.arg.stringList({
        required: true,
        defaultValue: [],
        description: `Moves from there, in order; at most ${MOST_MOVES}.`,
      }),
    },
    resolve: (_root, { variant, position, moves }) => {
      if (moves.length > MOST_MOVES) throw badUserInput(`\`moves\` takes at most ${MOST_MOVES} moves.`);
      const line = analyseBao({ variant, position: position ?? null, moves });
      return line.ok ? line.value : line.error;
    },
  }),
);
