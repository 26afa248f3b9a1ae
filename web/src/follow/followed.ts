import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import { useViewer } from '../account/session.ts';
import { useLiveQuery } from '../graphql/live-query.ts';
import { inSandbox } from '../sandbox/place.ts';
import { FollowedQuery } from './follow-documents.ts';

/** Whom and what the reader follows, by their ids. */
export interface Followed {
  /** Whether he may follow anybody: he is signed in, and plays. */
  readonly mayFollow: ComputedRef<boolean>;
  /** Who he is as a player; null: nobody. */
  readonly self: ComputedRef<string | null>;
  readonly players: ComputedRef<ReadonlySet<string>>;
  readonly tournaments: ComputedRef<ReadonlySet<string>>;
  /** Asks once more. */
  again(): void;
}

const key: InjectionKey<Followed> = Symbol('followed');
const NOBODY: Followed = {
  mayFollow: computed(() => false),
  self: computed(() => null),
  players: computed(() => new Set<string>()),
  tournaments: computed(() => new Set<string>()),
  again: () => undefined,
};

/** Lets all that is below know whom the reader follows. */
export function provideFollowed(): void {
  const { viewer } = useViewer();
  const self = computed(() => (inSandbox ? null : (viewer.value?.player?.id ?? null)));
  const mayFollow = computed(() => self.value !== null);
  const { data, executeQuery } = useLiveQuery({ query: FollowedQuery, pause: () => !mayFollow.value });
  const idsOf = (things: readonly { readonly id: string }[] | undefined): ReadonlySet<string> =>
    new Set(things?.map(({ id }) => id));
  provide(key, {
    mayFollow,
    self,
    players: computed(() => idsOf(data.value?.viewer?.followedPlayers)),
    tournaments: computed(() => idsOf(data.value?.viewer?.followedTournaments)),
    again: () => void executeQuery({ requestPolicy: 'network-only' }),
  });
}

/** Whom the reader follows; nobody where that is not known. */
export const useFollowed = (): Followed => inject(key, NOBODY);

/** Puts the rows of players whom the reader follows first, in their own order. */
export function usePinned(): <Row>(rows: readonly Row[], playerOf: (row: Row) => string) => readonly Row[] {
  const { players } = useFollowed();
  return (rows, playerOf) =>
    players.value.size === 0
      ? rows
      : rows.toSorted((a, b) => Number(players.value.has(playerOf(b))) - Number(players.value.has(playerOf(a))));
}
