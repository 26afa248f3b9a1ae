import { builder } from '../../../graphql/builder.ts';
import { StandingType } from '../../../graphql/stage/standing.ts';
import { movementOf } from '../application/movement.ts';
import type { TierChange } from '../rules/tier-change.ts';

const TierChangeEnum = builder.enumType('TierChange', {
  description: 'How a player has come to his tier since the last cycle; `Entry.previousCycle` says from where.',
  values: {
    UP: { description: 'From a lower tier.' },
    SAME: { description: 'He was in the same one.' },
    DOWN: { description: 'From a higher tier.' },
    FROM_TITLE: { description: 'He has lost the match for the title.' },
    NEW: { description: 'He was not in the last cycle.' },
  } as const satisfies Readonly<Record<TierChange, object>>,
});

builder.objectField(StandingType, 'movement', (t) =>
  t.field({
    type: TierChangeEnum,
    nullable: true,
    description: 'How the player has come to this tier since the last cycle; null where there are no tiers.',
    resolve: (standing, _args, { app }) => movementOf(app, standing),
  }),
);
