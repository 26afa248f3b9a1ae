import { analyseGo } from '../../application/analysis.ts';
import { badUserInput } from '../../../../graphql/bad-user-input.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { IllegalMoveType } from '../../../../graphql/errors.ts';
import { GoPositionType } from '../position.ts';
import { GoRulesEnum, KoRuleEnum } from '../vocabulary.ts';
import { LONGEST, MOST_MOVES } from '../../../../graphql/analysis/limits.ts';
import { InvalidPositionType } from '../../../../graphql/analysis/refusals.ts';

/** The most points of one kind that may be marked: all of the largest board. */
const MOST_MARKS = 625;

const GoPositionResult = builder.unionType('GoPositionResult', {
  description: 'The position, or why it cannot be reached.',
  types: [GoPositionType, InvalidPositionType, IllegalMoveType],
  resolveType: (value) => {
    if ('encoding' in value) return 'GoPosition';
    return 'index' in value ? 'IllegalMove' : 'InvalidPosition';
  },
});

ruleField('goPosition', (t) =>
  t.field({
    type: GoPositionResult,
    description: 'Rules as a service: any position of go, and what moves and marks make of it. Nothing is stored.',
    args: {
      size: t.arg.int({
        required: true,
        defaultValue: 19,
        description: 'Lines of an empty board, 5 to 25; a position or a record has its own.',
      }),
      komi: t.arg.float({
        required: true,
        defaultValue: 6.5,
        description: 'Points for White, in halves; a record has its own.',
      }),
      rules: t.arg({
        type: GoRulesEnum,
        required: true,
        defaultValue: 'JAPANESE',
        description: 'How it is counted; a record has its own.',
      }),
      koRule: t.arg({
        type: KoRuleEnum,
        description: 'Which repetitions are refused; null: SIMPLE. A record has its own.',
      }),
      position: t.arg.string({
        description:
          'A position as one line, as `encoding` gives it; null: an empty board. It has no past: superko looks back to it only.',
      }),
      moves: t.arg.stringList({
        required: true,
        defaultValue: [],
        description: `Moves from there, in order: points such as Q16, and pass; at most ${MOST_MOVES}.`,
      }),
      sgf: t.arg.string({
        description:
          'A record (SGF FF[4]) to begin at the end of, at most 100,000 characters; not together with a position.',
      }),
      dead: t.arg.stringList({
        required: true,
        defaultValue: [],
        description: `Points of dead stones, which take their whole chains with them, to count with; at most ${MOST_MARKS}.`,
      }),
      neutral: t.arg.stringList({
        required: true,
        defaultValue: [],
        description: `Empty points that count for nobody, such as eyes in seki; at most ${MOST_MARKS}.`,
      }),
    },
    resolve: (_root, { size, komi, rules, koRule, position, moves, sgf, dead, neutral }) => {
      if (moves.length > MOST_MOVES) throw badUserInput(`\`moves\` takes at most ${MOST_MOVES} moves.`);
      if (Math.max(dead.length, neutral.length) > MOST_MARKS) {
        throw badUserInput(`\`dead\` and \`neutral\` take at most ${MOST_MARKS} points each.`);
      }
      if (sgf != null && sgf.length > LONGEST) throw badUserInput(`\`sgf\` takes at most ${LONGEST} characters.`);
      if (sgf != null && position != null) throw badUserInput('Either `position` or `sgf` is given, not both.');
      const settings = { size, komi, rules, koRule: koRule ?? 'SIMPLE' };
      const line = analyseGo({ settings, position: position ?? null, sgf: sgf ?? null, moves, dead, neutral });
      return line.ok ? line.value : line.error;
    },
  }),
);
