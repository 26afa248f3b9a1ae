import { defineAsyncComponent } from 'vue';
import { seriesPart } from '../../series-part.ts';
import ChampionshipRow from './ChampionshipRow.vue';
import ChampionshipState from './ChampionshipState.vue';
import HomeChampionship from './HomeChampionship.vue';

/** A championship of four tournaments. */
export const championshipPart = seriesPart('KibaChampionship', {
  words: {
    kind: 'formats.KIBA.championship.kind',
    overview: 'formats.KIBA.championship.tab',
    create: 'formats.KIBA.championship.create.what',
  },
  titles: [
    { kind: 'BINGWA', words: 'formats.KIBA.championship.titles.bingwa' },
    { kind: 'COUNTRY_CHAMPION', words: 'formats.KIBA.championship.titles.countryChampion' },
  ],
  State: ChampionshipState,
  Row: ChampionshipRow,
  Home: HomeChampionship,
  isAtHome: ({ state }) => state !== 'CLOSED',
  Overview: defineAsyncComponent(() => import('./ChampionshipOverview.vue')),
  Create: defineAsyncComponent(() => import('./NewChampionship.vue')),
  Tie: defineAsyncComponent(() => import('./SettleCutDialog.vue')),
  Director: defineAsyncComponent(() => import('./ChampionshipDirector.vue')),
});
