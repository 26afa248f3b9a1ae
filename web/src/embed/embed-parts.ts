import { embeddedPart, type EmbeddedPart } from '../formats/alone-part.ts';
import { partOfFormat } from '../formats/registry.ts';
import { latePart } from '../ui/late-part.ts';

const crosstable = embeddedPart(
  'crosstable',
  'tournamentPage.tabs.crosstable',
  'tournament',
  latePart(() => import('./CrosstableEmbed.vue')),
);
const ranking = embeddedPart(
  'ranking',
  'tournamentPage.tabs.ranking',
  'tournament',
  latePart(() => import('./RankingEmbed.vue')),
);

/** What can be framed of tournaments of this format. */
export function embedsOfFormat(format: string): readonly EmbeddedPart[] {
  const { embeds = [], Tables } = partOfFormat(format);
  return [...(Tables === null ? [] : [crosstable]), ...embeds, ranking];
}
