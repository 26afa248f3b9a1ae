import { defineAsyncComponent } from 'vue';
import { formatPart } from '../part.ts';
import SeriesPlayers from './championship/SeriesPlayers.vue';
import { kibaEvents } from './kiba-events.ts';
import KibaEvent from './KibaEvent.vue';

/** KIBA's own tournament: groups, semi-finals, a final. */
export const kibaPart = formatPart({
  Overview: KibaEvent,
  director: {
    Known: SeriesPlayers,
    Before: defineAsyncComponent(() => import('./director/BeforeEvent.vue')),
    Running: defineAsyncComponent(() => import('./director/StageDirector.vue')),
  },
  events: kibaEvents,
});
