import { computed, inject, onBeforeUnmount, onMounted, provide, shallowRef, watch } from 'vue';
import type { ComputedRef, InjectionKey } from 'vue';
import { useLiveQuery } from '../graphql/live-query.ts';
import { graphql } from '../graphql/tada.ts';
import { inSandbox } from '../sandbox/place.ts';
import { useListening } from '../ui/listening.ts';
import { serverNow } from '../ui/server-time.ts';
import { useAsOf } from './as-of.ts';
import { noteVisit } from './last-visit.ts';

const changesQuery = graphql(`
  query ChangesSince($id: ID!, $since: DateTime!) {
    tournament(id: $id) {
      __typename
      id
      version
      changesSince(since: $since) {
        results
        games {
          __typename
          id
        }
        rows {
          before
          rank
          entry {
            id
          }
        }
      }
    }
  }
`);

/** A row of a table: whose it is, and at which rank he stands. */
interface RankedRow {
  readonly rank: number;
  readonly entry: { readonly id: string };
}

/** What has changed in a tournament since this reader was here last. */
export interface SinceVisit {
  /** When that was; null: never, or nothing has changed, or he looks at the past. */
  readonly since: ComputedRef<string | null>;
  readonly results: ComputedRef<number>;
  /** At which rank the player of a row stood then; null: at the same, or that is not known. */
  before(row: RankedRow): number | null;
  /** Whether a game was decided since, or its result corrected. */
  isNew(game: string): boolean;
}

const key: InjectionKey<SinceVisit> = Symbol('since the last visit');
const NOTHING: SinceVisit = {
  since: computed(() => null),
  results: computed(() => 0),
  before: () => null,
  isNew: () => false,
};

/** Lets all that is below know what has changed since the last visit of this browser, once the page is there; it notes this visit as long as it lasts. */
export function provideSinceVisit(tournament: () => string | undefined): void {
  const asOf = useAsOf();
  const last = shallowRef<string | null>(null);
  const note = (): void => {
    const id = tournament();
    const before = inSandbox || id === undefined ? null : noteVisit(id, serverNow.value);
    last.value = before === null ? null : new Date(before).toISOString();
  };
  onMounted(note);
  watch(tournament, note);
  useListening('window', ['pagehide'], note);
  useListening('document', ['visibilitychange'], note);
  onBeforeUnmount(note);

  const { data } = useLiveQuery({
    query: changesQuery,
    variables: computed(() => ({ id: tournament() ?? '', since: last.value ?? '' })),
    pause: computed(() => last.value === null),
  });
  const changes = computed(() => {
    const told = data.value?.tournament;
    const isShown = asOf.value === null && last.value !== null;
    return isShown && told?.id !== undefined && told.id === tournament() ? told.changesSince : null;
  });
  const rows = computed(() => new Map(changes.value?.rows.map((row) => [`${row.entry.id} ${row.rank}`, row.before])));
  const games = computed(() => new Set(changes.value?.games.map(({ id }) => id)));
  const results = computed(() => changes.value?.results ?? 0);
  provide(key, {
    since: computed(() => (results.value > 0 ? last.value : null)),
    results,
    before: ({ entry, rank }) => rows.value.get(`${entry.id} ${rank}`) ?? null,
    isNew: (game) => games.value.has(game),
  });
}

/** What has changed since the last visit; nothing where that is not known. */
export const useSinceVisit = (): SinceVisit => inject(key, NOTHING);
