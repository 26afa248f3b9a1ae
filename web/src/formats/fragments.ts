import { graphql, type ResultOf } from '../graphql/tada.ts';
import { kibaSettings } from './kiba/director/kiba-form.ts';
import { knockoutSettings } from './knockout/director/knockout-form.ts';
import { kuksuSettings } from './kuksu/director/cycle-form.ts';
import { planFragment } from './kuksu/plan.ts';
import { roundRobinSettings } from './round-robin/round-robin-form.ts';
import { swissSettings } from './swiss/swiss-form.ts';

/** What a tournament is played by beside its game: every format that has a form of its own has its line. */
export const formatSettingsRead = graphql(
  `
    fragment FormatSettingsRead on FormatSettings @_unmask {
      __typename
      ...KibaSettingsRead
      ...KnockoutSettingsRead
      ...KuksuSettingsRead
      ...RoundRobinSettingsRead
      ...SwissSettingsRead
    }
  `,
  [kibaSettings, knockoutSettings, kuksuSettings, roundRobinSettings, swissSettings],
);

/** What so many players make, where a format plans by their number. */
export const fieldPlanRead = graphql(
  `
    fragment FieldPlanRead on FieldPlan @_unmask {
      ...CyclePlan
    }
  `,
  [planFragment],
);

export type FieldPlanRead = ResultOf<typeof fieldPlanRead>;
