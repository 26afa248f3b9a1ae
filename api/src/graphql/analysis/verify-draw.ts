import { verifyDraw, type DrawVerification } from '../../application/queries/planner/verify-draw.ts';
import { builder } from '../builder.ts';
import { answered } from '../planner/answered.ts';
import { listCost } from '../planner/cost.ts';
import { ruleField } from '../rules.ts';

const DrawVerificationType = builder.objectRef<DrawVerification>('DrawVerification').implement({
  description: 'A lot, drawn from its revealed seed once more.',
  fields: (t) => ({
    commit: t.exposeString('commit', {
      description: 'What had to be published before the draw, in 64 hexadecimal digits.',
    }),
    commitAgrees: t.exposeBoolean('isCommitSame', {
      nullable: true,
      description: 'Whether the commitment given is that; null: none was given.',
    }),
    order: t.idList({ description: 'The order that the seed draws.', resolve: ({ order }) => [...order] }),
    orderAgrees: t.exposeBoolean('isOrderSame', {
      nullable: true,
      description: 'Whether the order given is that; null: none was given.',
    }),
  }),
});

ruleField('verifyDraw', (t) =>
  t.field({
    type: DrawVerificationType,
    description:
      'Rules as a service: draws a lot once more from the seed that was revealed with it. At most 2,000 ids. Nothing is stored.',
    complexity: ({ ids }) => ({ field: 1, multiplier: listCost(ids.length) }),
    args: {
      tournamentId: t.arg.string({ required: true, description: 'The tournament that the seed was committed for.' }),
      serverSeed: t.arg.string({ required: true, description: 'The revealed seed: 64 hexadecimal digits.' }),
      lot: t.arg.string({ required: true, description: 'Which lot: small letters, digits and -, such as `round-1`.' }),
      ids: t.arg.idList({ required: true, description: 'Who was drawn, in the order of entry.' }),
      order: t.arg.idList({
        required: true,
        defaultValue: [],
        description: 'The order that was drawn; empty: not compared.',
      }),
      commit: t.arg.string({ description: 'What was published before the draw; null: not compared.' }),
    },
    resolve: (_root, { tournamentId, serverSeed, lot: name, ids, order, commit }) =>
      answered(verifyDraw({ tournamentId, serverSeed, name, ids, order, commit: commit ?? null })),
  }),
);
