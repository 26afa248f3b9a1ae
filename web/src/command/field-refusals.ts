import { computed, type ComputedRef } from 'vue';
import type { SettingRefusal } from '../settings/setting-refusal.ts';
import type { Refusal } from './answer.ts';

/** A refusal, told where it belongs. */
export interface FieldRefusals {
  /** Why a field was refused; null: it was not. */
  refused(field: string): string | null;
  /** Why the time control cannot be read, and where. */
  readonly clockRefusal: ComputedRef<Extract<Refusal, { __typename: 'InvalidTimeControl' }> | null>;
  /** Why the settings in a field were refused, and which of them; null: they were not. */
  refusedSettings(field: string): SettingRefusal | null;
  /** What no field of the form tells. */
  readonly general: ComputedRef<string | null>;
}

/** Tells a refusal at the fields of these names that a form has. */
export function fieldRefusals(refusal: () => Refusal | null, fields: readonly string[]): FieldRefusals {
  const clockRefusal = computed(() => {
    const now = refusal();
    return now?.__typename === 'InvalidTimeControl' ? now : null;
  });
  const refusedSettings = (field: string): SettingRefusal | null => {
    const now = refusal();
    return now?.__typename === 'InvalidInput' && now.field === field ? now : null;
  };
  return {
    refused: (field) => refusedSettings(field)?.message ?? null,
    refusedSettings,
    clockRefusal,
    general: computed(() => {
      const now = refusal();
      if (now === null || clockRefusal.value !== null) return null;
      return now.__typename === 'InvalidInput' && fields.includes(now.field) ? null : now.message;
    }),
  };
}
