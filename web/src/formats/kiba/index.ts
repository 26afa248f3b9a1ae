import { defineAsyncComponent } from 'vue';
import type { FormatPart } from '../part.ts';
import { kibaEvents } from './kiba-events.ts';
import KibaEvent from './KibaEvent.vue';

/** KIBA's own tournament: groups, semi-finals, a final. */
export const kibaPart: FormatPart = {
  Overview: KibaEvent,
  director: {
    Before: defineAsyncComponent(() => import('./director/BeforeEvent.vue')),
    Running: defineAsyncComponent(() => import('./director/StageDirector.vue')),
  },
  events: kibaEvents,
};
