import { embeddedPart, wallView } from '../alone-part.ts';
import { latePart } from '../../ui/late-part.ts';
import { formatPart } from '../part.ts';
import { knockoutEvents } from './knockout-events.ts';
import { formatSettings } from '../settings.ts';
import { knockoutForm, knockoutInput, type KnockoutForm } from './director/knockout-form.ts';
import KnockoutSettingsFields from './director/KnockoutSettingsFields.vue';
import KnockoutEvent from './KnockoutEvent.vue';

/** A knock-out of matches of several games. */
export const knockoutPart = formatPart({
  Overview: KnockoutEvent,
  Tables: null,
  Picture: latePart(() => import('./BracketPicture.vue')),
  walls: [
    wallView(
      'bracket',
      'formats.KNOCKOUT.bracket',
      latePart(() => import('./BracketWall.vue')),
    ),
  ],
  embeds: [
    embeddedPart(
      'bracket',
      'formats.KNOCKOUT.bracket',
      'tournament',
      latePart(() => import('./BracketEmbed.vue')),
    ),
  ],
  director: {
    Running: latePart(() => import('./director/KnockoutDirector.vue')),
    Deed: latePart(() => import('./director/KnockoutDeed.vue')),
    Reports: latePart(() => import('./director/KnockoutReports.vue')),
  },
  settings: formatSettings('KnockoutSettings', {
    Fields: KnockoutSettingsFields,
    formOf: knockoutForm,
    given: (form: Readonly<KnockoutForm>) => ({ knockout: knockoutInput(form) }),
  }),
  events: knockoutEvents,
});
