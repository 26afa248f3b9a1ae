import { computed, type ComputedRef } from 'vue';
import type { Refusal } from '../ui/effects.ts';

/** A refusal, told where it belongs. */
export interface FieldRefusals {
  /** Why a field was refused; null: it was not. */
  refused(field: string): string | null;
  /** Why the time control cannot be read, and where. */
  readonly clockRefusal: ComputedRef<Extract<Refusal, { __typename: 'InvalidTimeControl' }> | null>;
  /** What no field of the form tells. */
  readonly general: ComputedRef<string | null>;
}

/** Tells a refusal at the fields of these names that a form has. */
export function fieldRefusals(refusal: () => Refusal | null, fields: readonly string[]): FieldRefusals {
  const clockRefusal = computed(() => {
    const now = refusal();
    return now?.__typename === 'InvalidTimeControl' ? now : null;
  });
  return {
    refused(field) {
      const now = refusal();
      return now?.__typename === 'InvalidInput' && now.field === field ? now.message : null;
    },
    clockRefusal,
    general: computed(() => {
      const now = refusal();
      if (now === null || clockRefusal.value !== null) return null;
      return now.__typename === 'InvalidInput' && fields.includes(now.field) ? null : now.message;
    }),
  };
}
