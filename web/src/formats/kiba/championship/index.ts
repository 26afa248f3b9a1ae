import { latePart } from '../../../ui/late-part.ts';
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
  Overview: latePart(() => import('./ChampionshipOverview.vue')),
  Create: latePart(() => import('./NewChampionship.vue')),
  Tie: latePart(() => import('./SettleCutDialog.vue')),
  Director: latePart(() => import('./ChampionshipDirector.vue')),
});
