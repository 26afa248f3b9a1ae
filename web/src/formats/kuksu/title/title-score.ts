import type { TitleHolding } from './kuksu-title.ts';

/** The games of a title match, the holder's first: `3–1`; empty where there was no match. */
export function scoreText({ score }: Pick<TitleHolding, 'score'>): string {
  return score === null ? '' : score.join('–');
}
