import { formatPart } from '../part.ts';
import { formatSettings } from '../settings.ts';
import type { RoundRobinForm } from './round-robin-form.ts';
import RoundRobinSettingsFields from './RoundRobinSettingsFields.vue';

/** A round robin, which is a plain tournament but for its settings. */
export const roundRobinPart = formatPart({
  settings: formatSettings('RoundRobinSettings', {
    Fields: RoundRobinSettingsFields,
    formOf: ({ preset }) => ({ preset }),
    kindOf: ({ preset }) => `formats.ROUND_ROBIN.kind.${preset}`,
    given: ({ preset }: Readonly<RoundRobinForm>) => ({ roundRobin: { preset } }),
  }),
});
