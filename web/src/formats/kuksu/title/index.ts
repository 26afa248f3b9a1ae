import { latePart } from '../../../ui/late-part.ts';
import { seriesPart } from '../../series-part.ts';
import HomeTitle from './HomeTitle.vue';
import TitleRow from './TitleRow.vue';
import TitleState from './TitleState.vue';

/** A title that is defended in cycles. */
export const titlePart = seriesPart('KuksuTitle', {
  words: {
    kind: 'formats.KUKSU.title.kind',
    overview: 'formats.KUKSU.title.tab',
    create: 'formats.KUKSU.title.create.what',
    number: 'formats.KUKSU.title.create.number',
  },
  titles: [{ kind: 'TITLE_HOLDER', words: 'formats.KUKSU.title.titles.titleHolder' }],
  State: TitleState,
  Row: TitleRow,
  Home: HomeTitle,
  isAtHome: ({ titleState }) => titleState !== 'ANNOUNCED',
  Overview: latePart(() => import('./TitleOverview.vue')),
  OfPlayer: latePart(() => import('./PathsOfPlayer.vue')),
  Create: latePart(() => import('./NewTitle.vue')),
  Director: latePart(() => import('./TitleDirector.vue')),
});
