import { embeddedPart, wallView } from '../alone-part.ts';
import { latePart } from '../../ui/late-part.ts';
import { formatPart } from '../part.ts';
import { cycleEvents, cycleTableEvents } from './cycle-events.ts';
import { formatSettings } from '../settings.ts';
import { cycleForm, cycleInput, type CycleForm } from './director/cycle-form.ts';
import CycleSettingsFields from './director/CycleSettingsFields.vue';
import KuksuCycle from './KuksuCycle.vue';

/** A cycle of leagues. */
export const kuksuPart = formatPart({
  Overview: KuksuCycle,
  introduces: true,
  Tables: latePart(() => import('./LeagueTables.vue')),
  Picture: latePart(() => import('./PyramidPicture.vue')),
  walls: [
    wallView(
      'pyramid',
      'formats.KUKSU.pyramid',
      latePart(() => import('./PyramidWall.vue')),
    ),
  ],
  embeds: [
    embeddedPart(
      'league',
      'formats.KUKSU.oneLeague',
      'group',
      latePart(() => import('./LeagueEmbed.vue')),
    ),
  ],
  director: {
    Before: latePart(() => import('./director/CycleDirector.vue')),
    Plan: latePart(() => import('./director/PlanLine.vue')),
    Running: latePart(() => import('./director/CycleRunning.vue')),
    approves: true,
  },
  settings: formatSettings('KuksuSettings', {
    Fields: CycleSettingsFields,
    formOf: cycleForm,
    given: (form: Readonly<CycleForm>) => ({ kuksu: cycleInput(form) }),
  }),
  events: cycleEvents,
  tableEvents: cycleTableEvents,
});
