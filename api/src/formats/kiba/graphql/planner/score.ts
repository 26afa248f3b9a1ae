import { planKibaScore } from '../../application/planner/score.ts';
import type { ListScore } from '../../../../rules/ratings/list-score.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

/** A player's KIBA score, exactly and as shown. */
export const KibaScoreType = builder.objectRef<ListScore>('KibaScore').implement({
  description: 'A tenth of the Elo plus the number of games played on the site.',
  fields: (t) => ({
    tenths: t.exposeInt('tenths', { description: 'Exactly, in tenths: what is compared.' }),
    shown: t.exposeInt('shown', { description: 'As tables show it: the nearest whole number, an exact half down.' }),
  }),
});

ruleField('kibaScore', (t) =>
  t.field({
    type: KibaScoreType,
    description: 'Planner: the KIBA score of any Elo and number of games.',
    args: {
      elo: t.arg.int({ required: true, description: 'Elo, a whole number.' }),
      matches: t.arg.int({ required: true, description: 'Games finished on the site.' }),
    },
    resolve: (_root, { elo, matches }) => answered(planKibaScore(elo, matches)),
  }),
);
