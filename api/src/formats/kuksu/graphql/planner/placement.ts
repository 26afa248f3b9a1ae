import { cited } from '../../../../application/queries/rule-refs.ts';
import type { Placement } from '../../rules/arrangement.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleRefs } from '../../../../graphql/rule-ref.ts';

type PlacementType = ReturnType<ReturnType<typeof builder.objectRef<Placement>>['implement']>;

/** Why a player is in his tier. */
const PlacementReasonEnum = builder.enumType('PlacementReason', {
  description: 'Why a player is in his tier.',
  values: {
    DEFAULT: { description: 'His place in the last cycle says so.' },
    FILL: { description: 'He was drawn up into a free place of a tier above his own.' },
    NEW: { description: 'He was not in the last cycle and was drawn into a free place by his rating.' },
    REST: { description: 'He was not in the last cycle and is in the lowest tier, which takes everybody left.' },
    TITLE_LOSER: { description: 'He has lost the title match: League A.' },
    DIRECTOR: { description: 'The director has put him there, whatever the rules give.' },
  } as const satisfies Readonly<Record<Placement['reason'], object>>,
});

/** The type of a placement, with where the player is and why; who he is, the type itself says. */
export function withPlacement(type: PlacementType): PlacementType {
  builder.objectFields(type, (t) => ({
    league: t.exposeString('league', { description: 'The name of his league.' }),
    tier: t.exposeInt('tier', {
      description: 'Its tier, never below the default one unless the director has put him there.',
    }),
    defaultTier: t.exposeInt('defaultTier', {
      nullable: true,
      description: 'The lowest tier that he could be given; null: he has none, being new.',
    }),
    reason: t.expose('reason', { type: PlacementReasonEnum, description: 'Why he is in this tier.' }),
    award: t.exposeInt('award', { description: '300, 200, 100 or 0: what his last place added when he was drawn.' }),
    adjustedRating: t.exposeInt('adjustedRating', {
      nullable: true,
      description: 'His rating with the award, by which he was drawn; null: he was not drawn.',
    }),
    rule: t.string({ description: 'The rules, such as `Kuksu 2.2`.', resolve: ({ rules }) => cited(rules) }),
    ruleRefs: t.field(
      ruleRefs('The same rules with their texts, the one that says most first.', ({ rules }: Placement) => rules),
    ),
  }));
  return type;
}
