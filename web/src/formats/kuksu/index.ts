import { defineAsyncComponent } from 'vue';
import { formatPart } from '../part.ts';
import { cycleEvents } from './cycle-events.ts';
import KuksuCycle from './KuksuCycle.vue';

/** A cycle of leagues. */
export const kuksuPart = formatPart({
  Overview: KuksuCycle,
  Tables: defineAsyncComponent(() => import('./LeagueTables.vue')),
  director: {
    Before: defineAsyncComponent(() => import('./director/CycleDirector.vue')),
    Running: defineAsyncComponent(() => import('./director/CycleRunning.vue')),
  },
  events: cycleEvents,
});
