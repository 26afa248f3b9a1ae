import { analyseBackgammon } from '../../application/analysis.ts';
import { badUserInput } from '../../../../graphql/bad-user-input.ts';
import { BackgammonPositionType } from '../position.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { IllegalMoveType } from '../../../../graphql/errors.ts';
import { MOST_MOVES } from '../../../../graphql/analysis/limits.ts';
import { InvalidPositionType } from '../../../../graphql/analysis/refusals.ts';

const BackgammonPositionResult = builder.unionType('BackgammonPositionResult', {
  description: 'The position, or why it cannot be reached.',
  types: [BackgammonPositionType, InvalidPositionType, IllegalMoveType],
  resolveType: (value) => {
    if ('encoding' in value) return 'BackgammonPosition';
    return 'index' in value ? 'IllegalMove' : 'InvalidPosition';
  },
});

ruleField('backgammonPosition', (t) =>
  t.field({
    type: BackgammonPositionResult,
    description:
      'Rules as a service: any position of backgammon, and what acts and dice make of it; with dice, every legal play. Nothing is stored.',
    args: {
      positionId: t.arg.string({
        description: 'The board as a Position ID, of who is on roll; null: the board before the first roll.',
      }),
      moves: t.arg.stringList({
        required: true,
        defaultValue: [],
        description: `Acts from there, in order: plays such as 8/5 6/5, with their dice before them (31: 8/5 6/5) or without; roll 31, double, take, drop, W resign gammon; at most ${MOST_MOVES}.`,
      }),
      dice: t.arg.intList({
        description:
          'Rolls, two dice each: the one that is to be played, then those awaited by further plays and at the end. Before a game’s first play they are White’s die and Black’s.',
      }),
      matchId: t.arg.string({
        description: 'Score, cube, turn and dice as a Match ID; null: a single game, White on roll.',
      }),
    },
    resolve: (_root, { positionId, moves, dice, matchId }) => {
      if (Math.max(moves.length, (dice ?? []).length / 2) > MOST_MOVES) {
        throw badUserInput(`\`moves\` and \`dice\` take at most ${MOST_MOVES} acts and rolls.`);
      }
      const line = analyseBackgammon({
        positionId: positionId ?? null,
        matchId: matchId ?? null,
        moves,
        dice: dice ?? [],
      });
      return line.ok ? line.value : line.error;
    },
  }),
);
