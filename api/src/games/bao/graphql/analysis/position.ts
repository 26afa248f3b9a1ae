import { analyseBao } from '../../application/analysis.ts';
import { badUserInput } from '../../../../graphql/bad-user-input.ts';
import { BaoPositionType } from '../position.ts';
import { BaoVariantEnum } from '../vocabulary.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { IllegalMoveType } from '../../../../graphql/errors.ts';
import { MOST_MOVES } from '../../../../graphql/analysis/limits.ts';
import { InvalidPositionType } from '../../../../graphql/analysis/refusals.ts';

const BaoPositionResult = builder.unionType('BaoPositionResult', {
  description: 'The position, or why it cannot be reached.',
  types: [BaoPositionType, InvalidPositionType, IllegalMoveType],
  resolveType: (value) => {
    if ('encoding' in value) return 'BaoPosition';
    return 'index' in value ? 'IllegalMove' : 'InvalidPosition';
  },
});

ruleField('baoPosition', (t) =>
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
