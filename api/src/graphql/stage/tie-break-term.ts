import { sentence } from '../said.ts';
import { entryOf } from '../../application/queries/find.ts';
import type { TieBreakTerm } from '../../rules/standings/standing.ts';
import { builder } from '../builder.ts';
import { EntryType } from '../refs.ts';
import { LASTING } from '../lasting.ts';

/** One summand of a tie-break, of a table here or of one that a planner works out. */
export const TieBreakTermType = builder.objectRef<TieBreakTerm>('TieBreakTerm').implement({
  extensions: LASTING,
  description: 'One summand of a tie-break.',
  fields: (t) => ({
    text: t.string(sentence('In words, such as `½ × 7 (Oscar)`.', ({ text }: TieBreakTerm) => text)),
    value: t.exposeFloat('value', { description: 'In the unit of the tie-break; the terms add up to its value.' }),
    opponent: t.field({
      type: EntryType,
      nullable: true,
      description:
        'Whom it comes from; null when it comes from nobody, and in a planner’s answer, whose players are the caller’s.',
      resolve: ({ opponent }, _args, { app }) => (opponent === null ? null : entryOf(app, opponent)),
    }),
  }),
});
