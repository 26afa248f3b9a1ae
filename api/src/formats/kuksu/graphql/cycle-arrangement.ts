import { entryOf } from '../../../application/queries/find.ts';
import type { CycleArrangement } from '../application/tournament.ts';
import type { Placement } from '../rules/arrangement.ts';
import { builder } from '../../../graphql/builder.ts';
import { KuksuPlanType } from './planner/plan.ts';
import { withPlacement } from './planner/placement.ts';
import { EntryType } from '../../../graphql/refs.ts';

const CyclePlacementType = withPlacement(
  builder.objectRef<Placement>('CyclePlacement').implement({
    description: 'Where a player of a cycle is placed, and why.',
    fields: (t) => ({
      entry: t.field({
        type: EntryType,
        description: 'Who is placed.',
        resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
      }),
    }),
  }),
);

const CycleRefusalEnum = builder.enumType('CycleRefusal', {
  description: 'Why a cycle cannot be arranged.',
  values: {
    SHORT: { value: 'short', description: 'So many players make no leagues of five to ten.' },
    TOO_FEW: { value: 'too-few', description: 'There are too few for one league.' },
    TITLE_MATCH_OPEN: {
      value: 'title-match-open',
      description: 'The match for the title of the last cycle is not noted.',
    },
    TIER_OVERFULL: { value: 'tier-overfull', description: 'More bring a place in a tier than it can hold.' },
  } as const satisfies Readonly<
    Record<string, { readonly value: NonNullable<CycleArrangement['refusal']>; readonly description: string }>
  >,
});

/** How a cycle is arranged. */
export const CycleArrangementType = builder.objectRef<CycleArrangement>('CycleArrangement').implement({
  description: 'How a cycle is arranged: before its start as it would be now, after it as it was.',
  fields: (t) => ({
    plan: t.expose('plan', { type: KuksuPlanType, description: 'What the number of players makes, the holder apart.' }),
    refusal: t.expose('refusal', {
      type: CycleRefusalEnum,
      nullable: true,
      description: 'Why it cannot be arranged; null: it can, and only then there are placements.',
    }),
    titleMatchOpen: t.field({
      type: EntryType,
      nullable: true,
      description:
        'Who has won League A in the last cycle, and of whom nobody has said how the match for the title went; it does not start before `noteTitleMatch` says it. Null: nobody.',
      resolve: ({ titleMatchOpen }, _args, { app }) => (titleMatchOpen === null ? null : entryOf(app, titleMatchOpen)),
    }),
    placements: t.field({
      type: [CyclePlacementType],
      description: 'One for each player but the holder, from League A downwards, in a league the highest rating first.',
      complexity: { field: 1, multiplier: 30 },
      resolve: ({ placements }) => [...placements],
    }),
  }),
});
