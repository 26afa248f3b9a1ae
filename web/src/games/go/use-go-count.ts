import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { ExploreGo, type ExploredGo } from './analysis/go-documents.ts';
import type { GoStart } from './analysis/use-go-variations.ts';
import { scoreMarks, type ScoreMarks } from './board/position.ts';
import { failureText } from '../../graphql/failure-text.ts';

/** A count of a board by marks of somebody’s own, which nobody else sees. */
export interface GoCount {
  /** Null while the board has no count. */
  readonly score: ComputedRef<NonNullable<ExploredGo['score']> | null>;
  readonly marks: ComputedRef<ScoreMarks | null>;
  readonly refusal: Readonly<ShallowRef<string | null>>;
  /** Marks the chain on a point as dead, or alive if it was, an empty point as nobody’s, or as somebody’s again. */
  touch(point: string): Promise<void>;
}

/** The board that is counted, and the marks to begin with. */
export interface CountedBoard {
  readonly start: GoStart;
  readonly dead: readonly string[];
  readonly neutral: readonly string[];
}

/** Counts a board anew with every touch; every count is the server’s. `board` null: nothing is counted. */
export function useGoCount(board: () => CountedBoard | null): GoCount {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const counted = shallowRef<ExploredGo | null>(null);
  const neutral = shallowRef<readonly string[]>([]);
  const refusal = shallowRef<string | null>(null);
  const score = computed(() => counted.value?.score ?? null);
  const marks = computed(() => (counted.value === null ? null : scoreMarks(counted.value, neutral.value)));

  async function ask(dead: readonly string[], open: readonly string[]): Promise<ExploredGo | null> {
    const start = board()?.start;
    if (!start) return null;
    const variables = { ...start, moves: [], dead: [...dead], neutral: [...open] };
    const { data, error } = await client.query(ExploreGo, variables).toPromise();
    const answer = data?.rules.goPosition;
    if (answer?.__typename === 'GoPosition') return answer;
    refusal.value = answer?.message ?? failureText(error, t('state.unsent'));
    return null;
  }
  async function count(dead: readonly string[], open: readonly string[]): Promise<void> {
    const answer = await ask(dead, open);
    if (answer === null) return;
    counted.value = answer;
    neutral.value = open;
    refusal.value = null;
  }
  const toggled = (points: readonly string[], point: string): readonly string[] =>
    points.includes(point) ? points.filter((one) => one !== point) : [...points, point];

  async function touch(point: string): Promise<void> {
    const now = counted.value;
    if (now === null) return;
    const dead = now.score?.dead ?? [];
    const isStone = now.stones.black.includes(point) || now.stones.white.includes(point);
    if (!isStone) return count(dead, toggled(neutral.value, point));
    if (!dead.includes(point)) return count([...dead, point], neutral.value);
    const chain = new Set((await ask([point], []))?.score?.dead);
    await count(
      dead.filter((one) => !chain.has(one)),
      neutral.value,
    );
  }

  watch(
    () => board()?.start.position ?? null,
    async (position) => {
      counted.value = null;
      const { dead, neutral: open } = board() ?? { dead: [], neutral: [] };
      if (position !== null) await count(dead, open);
    },
    { immediate: true },
  );
  return { score, marks, refusal, touch };
}
