import { defineAsyncComponent } from 'vue';
import { embeddedPart, type EmbeddedPart } from '../formats/alone-part.ts';
import { partOfFormat } from '../formats/registry.ts';

const crosstable = embeddedPart(
  'crosstable',
  'tournamentPage.tabs.crosstable',
  'tournament',
  defineAsyncComponent(() => import('./CrosstableEmbed.vue')),
);
const ranking = embeddedPart(
  'ranking',
  'tournamentPage.tabs.ranking',
  'tournament',
  defineAsyncComponent(() => import('./RankingEmbed.vue')),
);

/** What can be framed of tournaments of this format. */
export function embedsOfFormat(format: string): readonly EmbeddedPart[] {
  const { embeds = [], Tables } = partOfFormat(format);
  return [...(Tables === null ? [] : [crosstable]), ...embeds, ranking];
}
