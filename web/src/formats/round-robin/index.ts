import { formatPart } from '../part.ts';
import { formatSettings } from '../settings.ts';
import { roundRobinForm, roundRobinInput, type RoundRobinForm } from './round-robin-form.ts';
import RoundRobinSettingsFields from './RoundRobinSettingsFields.vue';

/** A round robin, which is a plain tournament but for its settings. */
export const roundRobinPart = formatPart({
  settings: formatSettings('RoundRobinSettings', {
    Fields: RoundRobinSettingsFields,
    formOf: roundRobinForm,
    kindOf: ({ preset }) => `formats.ROUND_ROBIN.kind.${preset}`,
    given: (form: Readonly<RoundRobinForm>) => ({ roundRobin: roundRobinInput(form) }),
  }),
});
