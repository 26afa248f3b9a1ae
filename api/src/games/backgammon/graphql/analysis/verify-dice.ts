import { MOST_ROLLS, verifyDice, type DiceVerification } from '../../application/verify-dice.ts';
import { builder } from '../../../../graphql/builder.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { ruleField } from '../../../../graphql/rules.ts';

const DiceRollType = builder.objectRef<DiceVerification['rolls'][number]>('DiceRoll').implement({
  description: 'A roll as it follows from a seed.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Which roll of the game, from 0; the opening roll is the first.' }),
    dice: t.intList({ description: 'Its two dice, as they fell.', resolve: ({ dice }) => [...dice] }),
  }),
});

const DiceVerificationType = builder.objectRef<DiceVerification>('DiceVerification').implement({
  description: 'The dice of a game, computed from its revealed seed once more.',
  fields: (t) => ({
    commit: t.exposeString('commit', {
      description: 'What had to be published before the opening roll, in 64 hexadecimal digits.',
    }),
    commitAgrees: t.exposeBoolean('isCommitSame', {
      nullable: true,
      description: 'Whether the commitment given is that; null: none was given.',
    }),
    rolls: t.field({
      type: [DiceRollType],
      description: 'As many rolls as were given, or as were asked for.',
      resolve: ({ rolls }) => [...rolls],
    }),
    rollsAgree: t.exposeBoolean('isEveryRollSame', {
      nullable: true,
      description: 'Whether every roll given is the one computed; null: none was given.',
    }),
    firstDifference: t.exposeInt('differsAt', {
      nullable: true,
      description: 'The index of the first roll given that is another; null: there is none.',
    }),
  }),
});

ruleField('verifyDice', (t) =>
  t.field({
    type: DiceVerificationType,
    description:
      'Rules as a service: recomputes every roll of a game of backgammon from the seed that was revealed at its end. Nothing is stored.',
    complexity: ({ rolls, count }) => ({ field: 1, multiplier: Math.max(1, rolls.length / 100, count / 100) }),
    args: {
      gameId: t.arg.string({ required: true, description: 'The game that the seed was committed for.' }),
      serverSeed: t.arg.string({ required: true, description: 'The revealed seed: 64 hexadecimal digits.' }),
      clientA: t.arg.string({
        required: true,
        defaultValue: '',
        description: 'The text that White added; empty: none.',
      }),
      clientB: t.arg.string({
        required: true,
        defaultValue: '',
        description: 'The text that Black added; empty: none.',
      }),
      commit: t.arg.string({ description: 'What was published before the opening roll; null: not compared.' }),
      rolls: t.arg({
        type: t.arg.listRef(t.arg.listRef('Int')),
        required: true,
        defaultValue: [],
        description: `The rolls of the game in order, two dice each, equal dice of the opening too; at most ${MOST_ROLLS}.`,
      }),
      count: t.arg.int({
        required: true,
        defaultValue: 0,
        description: `How many rolls to compute, if more than are given; at most ${MOST_ROLLS}.`,
      }),
    },
    resolve: (_root, { gameId, serverSeed, clientA, clientB, commit, rolls, count }) =>
      answered(verifyDice({ gameId, serverSeed, clients: [clientA, clientB], commit: commit ?? null, rolls, count })),
  }),
);
