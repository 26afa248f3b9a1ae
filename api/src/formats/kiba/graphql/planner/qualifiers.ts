import { planKibaFinalists, planKibaSemifinals } from '../../application/planner/qualifiers.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

ruleField('kibaSemifinals', (t) =>
  t.field({
    type: t.listRef(t.listRef('ID')),
    description:
      'Planner: the two semi-final groups, all first-placed and all second-placed players; none after one or two groups. At most 1,000 players.',
    args: {
      ranked: t.arg({
        type: t.arg.listRef(t.arg.listRef('ID')),
        required: true,
        description:
          'The groups of the qualification in order of their names, each in the order of its table, best first.',
      }),
    },
    resolve: (_root, { ranked }) => answered(planKibaSemifinals(ranked)).map((group) => [...group]),
  }),
);

ruleField('kibaFinalists', (t) =>
  t.idList({
    description: 'Planner: the two who play the final: the first two of one group, or the winners of two.',
    args: {
      ranked: t.arg({
        type: t.arg.listRef(t.arg.listRef('ID')),
        required: true,
        description:
          'The one or two groups of the last stage before the final, each in the order of its table: the qualification, or the semi-finals.',
      }),
    },
    resolve: (_root, { ranked }) => [...answered(planKibaFinalists(ranked))],
  }),
);
