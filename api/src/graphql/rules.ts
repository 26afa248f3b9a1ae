import { builder } from './builder.ts';
import { pureQueryField } from './pure-query.ts';

type Rules = Record<never, never>;

const RulesType = builder.objectRef<Rules>('Rules').implement({
  description:
    'The rules as a service: planners of formats, positions and records of games, and proofs of what chance gave. Each of its fields is a function of its arguments alone and reads nothing stored, so that anybody may ask it; its ids are the caller’s own strings, unique in one call.',
});

pureQueryField('rules', (t) =>
  t.field({
    type: RulesType,
    description: 'The rules as a service: planners, positions, records and proofs, which read nothing stored.',
    resolve: () => ({}),
  }),
);

type RulesFieldThunk = Parameters<typeof builder.objectField<typeof RulesType>>[2];

/** Adds a field to Rules, which is a function of its arguments alone. */
export function ruleField(name: string, field: RulesFieldThunk): void {
  builder.objectField(RulesType, name, field);
}
