import { useClientHandle } from '@urql/vue';
import { useI18n } from 'vue-i18n';
import { failureText } from '../graphql/failure-text.ts';
import { ExploreBao, type ExploredBao } from './bao-documents.ts';
import { useVariations, type Variations } from './use-variations.ts';

/** Where a look into bao begins; the position as the server encodes it. */
export interface BaoStart {
  readonly variant: 'KISWAHILI' | 'KUJIFUNZA';
  readonly position: string;
}

/** Tries moves of bao from a start; every answer is the server's. */
export function useBaoVariations(start: () => BaoStart): Variations<ExploredBao> {
  const { client } = useClientHandle();
  const { t } = useI18n();
  return useVariations<ExploredBao>(async (moves) => {
    const { data, error } = await client.query(ExploreBao, { ...start(), moves: [...moves] }).toPromise();
    const answer = data?.baoPosition;
    if (answer?.__typename === 'BaoPosition') return { kind: 'position', position: answer };
    return { kind: 'refused', message: answer?.message ?? failureText(error, t('state.unsent')) };
  });
}
