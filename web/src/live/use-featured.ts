import { useSubscription, type CombinedError } from '@urql/vue';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import { useLiveQuery } from '../graphql/live-query.ts';
import type { ResultOf } from '../graphql/tada.ts';
import { featuredBoardsSubscription, featuredQuery, type Featured } from './featured-game.ts';

/** For how long a board stays at least, in milliseconds: long enough to see what it is about, and how it ended. */
const DWELL = 20_000;

/** What a page shows that features a board. */
interface FeaturedBoards {
  /** The featured game as it stands now, ended or not; null: none is played. Undefined while it is not known. */
  readonly featured: ComputedRef<Featured | null | undefined>;
  /** The boards that were moved in last, without it. */
  readonly others: ComputedRef<NonNullable<ResultOf<typeof featuredQuery>['liveGames']>['nodes']>;
  readonly error: Ref<CombinedError | undefined>;
  again(): void;
}

/** The featured board, which the server chooses. It is asked whether another is more dramatic every time this one has had its time. */
export function useFeatured(): FeaturedBoards {
  const watched = shallowRef<string | null>(null);
  const { data, error, executeQuery } = useLiveQuery({
    query: featuredQuery,
    variables: computed(() => ({ watched: watched.value })),
    requestPolicy: 'cache-and-network',
  });
  /** The last answer that came: what stood stands on while another is asked for in vain. */
  const answered = computed<typeof data.value>((before) => data.value ?? before);
  const answer = computed(() => answered.value?.featuredGame);
  const shown = shallowRef<Featured | null>();
  /** What the first answer says stands at once, also where the server draws the page. */
  const featured = computed(() => (shown.value === undefined ? answer.value : shown.value));
  const isDue = shallowRef(true);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    watched.value = shown.value?.game.id ?? null;
    await executeQuery({ requestPolicy: 'network-only' });
    isDue.value = true;
  }
  watch([answer, isDue], ([next, due]) => {
    if (next === undefined) return;
    const isSame = next !== null && next.game.id === shown.value?.game.id;
    if (!due && !isSame && shown.value) return;
    shown.value = next;
    if (!due) return;
    isDue.value = false;
    timer = setTimeout(() => void ask(), DWELL);
  });
  onScopeDispose(() => clearTimeout(timer));

  // A game that has ended is no longer in the answer; its last position comes with its last event.
  useSubscription({ query: featuredBoardsSubscription }, (_before, event) => {
    const { game } = event.liveBoards;
    if (game && shown.value?.game.id === game.id) shown.value = { ...shown.value, game };
    return event;
  });
  return {
    featured,
    others: computed(() => answered.value?.liveGames.nodes.filter(({ id }) => id !== featured.value?.game.id) ?? []),
    error,
    again: () => void executeQuery({ requestPolicy: 'network-only' }),
  };
}
