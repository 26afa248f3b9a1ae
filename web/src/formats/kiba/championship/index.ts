import { defineAsyncComponent } from 'vue';
import { seriesPart } from '../../series-part.ts';
import ChampionshipRow from './ChampionshipRow.vue';
import ChampionshipState from './ChampionshipState.vue';
import HomeChampionship from './HomeChampionship.vue';

/** A championship of four tournaments. */
export const championshipPart = seriesPart('KibaChampionship', {
  words: { kind: 'seriesPage.kind', overview: 'seriesPage.tabs.overview', create: 'titlePage.create.CHAMPIONSHIP' },
  titles: ['BINGWA', 'COUNTRY_CHAMPION'],
  State: ChampionshipState,
  Row: ChampionshipRow,
  Home: HomeChampionship,
  isAtHome: ({ state }) => state !== 'CLOSED',
  Overview: defineAsyncComponent(() => import('./ChampionshipOverview.vue')),
  Create: defineAsyncComponent(() => import('./NewChampionship.vue')),
  Director: defineAsyncComponent(() => import('./ChampionshipDirector.vue')),
});
