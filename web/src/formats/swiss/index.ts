import { wallView } from '../alone-part.ts';
import { latePart } from '../../ui/late-part.ts';
import { formatPart } from '../part.ts';
import { formatSettings } from '../settings.ts';
import { swissEvents } from './swiss-events.ts';
import { swissForm, swissInput, type SwissForm } from './swiss-form.ts';
import SwissEvent from './SwissEvent.vue';
import SwissSettingsFields from './SwissSettingsFields.vue';

/** A Swiss: round after round among equals. */
export const swissPart = formatPart({
  Overview: SwissEvent,
  Tables: latePart(() => import('./SwissTables.vue')),
  walls: [
    wallView(
      'round',
      'formats.SWISS.rounds',
      latePart(() => import('./RoundWall.vue')),
    ),
    wallView(
      'crosstable',
      'tournamentPage.tabs.crosstable',
      latePart(() => import('./SwissTableWall.vue')),
    ),
  ],
  settings: formatSettings('SwissSettings', {
    Fields: SwissSettingsFields,
    formOf: swissForm,
    given: (form: Readonly<SwissForm>) => ({ swiss: swissInput(form) }),
  }),
  events: swissEvents,
});
