import { defineAsyncComponent } from 'vue';
import { formatPart } from '../part.ts';
import { knockoutEvents } from './knockout-events.ts';
import KnockoutEvent from './KnockoutEvent.vue';

/** A knock-out of matches of several games. */
export const knockoutPart = formatPart({
  Overview: KnockoutEvent,
  Tables: null,
  director: {
    Before: defineAsyncComponent(() => import('./director/KnockoutSettings.vue')),
    Running: defineAsyncComponent(() => import('./director/KnockoutDirector.vue')),
    Reports: defineAsyncComponent(() => import('./director/KnockoutReports.vue')),
  },
  events: knockoutEvents,
});
