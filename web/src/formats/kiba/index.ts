import { latePart } from '../../ui/late-part.ts';
import { formatPart } from '../part.ts';
import SeriesPlayers from './championship/SeriesPlayers.vue';
import { kibaEvents } from './kiba-events.ts';
import { formatSettings } from '../settings.ts';
import { kibaForm, kibaInput, type KibaForm } from './director/kiba-form.ts';
import KibaSettingsFields from './director/KibaSettingsFields.vue';
import KibaEvent from './KibaEvent.vue';

/** KIBA's own tournament: groups, semi-finals, a final. */
export const kibaPart = formatPart({
  Overview: KibaEvent,
  director: {
    Known: SeriesPlayers,
    Before: latePart(() => import('./director/BeforeEvent.vue')),
    Running: latePart(() => import('./director/StageDirector.vue')),
    approves: true,
  },
  settings: formatSettings('KibaSettings', {
    Fields: KibaSettingsFields,
    formOf: kibaForm,
    given: (form: Readonly<KibaForm>) => ({ kiba: kibaInput(form) }),
  }),
  Foreseen: latePart(() => import('./director/PreflightTable.vue')),
  events: kibaEvents,
});
