import { ruleRef, type RuleRef } from '../application/queries/rule-refs.ts';
import type { Citation } from '../rules/citation.ts';
import { builder } from './builder.ts';
import { LASTING } from './lasting.ts';

const RuleRefType = builder.objectRef<RuleRef>('RuleRef').implement({
  extensions: LASTING,
  description: 'A rule by which something is as it is; all of them can be read at `/rules`.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its permanent name, such as `KIBA 10.3`; `KIBA 10` is a whole section.' }),
    text: t.exposeString('text', { description: 'What it says, without its details; of a section, its title.' }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Whose rule it is; where Baraza has decided, what else was possible and why. Null of a section.',
    }),
    url: t.string({
      description: 'Where it can be read on the page of this server.',
      resolve: ({ path }, _args, { publicUrl }) => `${publicUrl}${path}`,
    }),
  }),
});

/** The options of a field `ruleRefs`; its description says which rules they are. */
export function ruleRefs<Shape>(description: string, rulesOf: (shape: Shape) => Citation) {
  const type: [typeof RuleRefType] = [RuleRefType];
  return {
    type,
    description,
    complexity: { field: 1, multiplier: 2 },
    resolve: (shape: Shape) => rulesOf(shape).map(ruleRef),
  };
}
