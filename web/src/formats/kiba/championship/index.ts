import { defineAsyncComponent } from 'vue';
import { seriesPart } from '../../series-part.ts';
import ChampionshipRow from './ChampionshipRow.vue';
import ChampionshipState from './ChampionshipState.vue';
import HomeChampionship from './HomeChampionship.vue';

/** A championship of four tournaments. */
export const championshipPart = seriesPart('KibaChampionship', {
  words: { kind: 'championshipPage.kind', overview: 'championshipPage.tab', create: 'championshipPage.create.what' },
  titles: [
    { kind: 'BINGWA', words: 'championshipPage.titles.bingwa' },
    { kind: 'COUNTRY_CHAMPION', words: 'championshipPage.titles.countryChampion' },
  ],
  State: ChampionshipState,
  Row: ChampionshipRow,
  Home: HomeChampionship,
  isAtHome: ({ state }) => state !== 'CLOSED',
  Overview: defineAsyncComponent(() => import('./ChampionshipOverview.vue')),
  Create: defineAsyncComponent(() => import('./NewChampionship.vue')),
  Director: defineAsyncComponent(() => import('./ChampionshipDirector.vue')),
});
