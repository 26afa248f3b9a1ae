import { computed, inject, provide, reactive, watch, type ComputedRef, type InjectionKey } from 'vue';
import { readFragment, type FragmentOf } from '../graphql/tada.ts';
import { playerNameFragment } from './player-name.ts';

/** Who shares his name with another in the same tournament, by the ids of the players. */
type Namesakes = ComputedRef<ReadonlySet<string>>;
const namesakes: InjectionKey<Namesakes> = Symbol('namesakes');

/** Tells those below the page of one tournament or several who of their players share a name: they are shown with their handles. */
export function provideNamesakes(players: () => readonly { readonly id: string }[]): void {
  provide(
    namesakes,
    computed(() => new Set(players().map(({ id }) => id))),
  );
}

/** Who has to be told apart by his handle; nobody outside such a page. */
export const useNamesakes = (): Namesakes =>
  inject(
    namesakes,
    computed(() => new Set<string>()),
  );

/** Those of these players who share a name with another of them, whatever the capitals. */
export function namesakesAmong<Player extends { readonly name: string }>(
  players: readonly Player[],
): readonly Player[] {
  const byName = Map.groupBy(players, ({ name }) => name.toLowerCase());
  return [...byName.values()].filter((called) => called.length > 1).flat();
}

/** Who stands on the page under each name, whatever the capitals, and how often. */
type Shown = Map<string, Map<string, number>>;
const shownPlayers: InjectionKey<Shown> = Symbol('shown players');

/** Notes who is shown below, so that those who share a name are told apart on whatever page they meet. */
export function provideShownPlayers(): void {
  provide(shownPlayers, reactive(new Map()));
}

/** Notes that this player is shown, and says whether somebody else of his name is too. */
export function useSharedName(player: () => Named): ComputedRef<boolean> {
  const shown = noteShown(() => [player()]);
  return computed(() => isShared(shown, player()));
}

/** Notes that these players are shown in words alone, and answers what each of them is called there. */
export function useShownNames(players: () => readonly Named[]): (player: Named) => string {
  noteShown(players);
  return useShownName();
}

function noteShown(players: () => readonly Named[]): Shown | null {
  const shown = inject(shownPlayers, null);
  watch(
    () => players().map(({ id, name }) => ({ id, key: name.toLowerCase() })),
    (those, _before, onCleanup) => {
      if (shown === null) return;
      for (const one of those) count(shown, one, 1);
      onCleanup(() => {
        for (const one of those) count(shown, one, -1);
      });
    },
    { immediate: true, flush: 'sync' },
  );
  return shown;
}

function count(shown: Shown, { id, key }: { readonly id: string; readonly key: string }, change: number): void {
  if (!shown.has(key)) shown.set(key, new Map());
  const called = shown.get(key);
  const times = (called?.get(id) ?? 0) + change;
  if (times > 0) called?.set(id, times);
  else called?.delete(id);
}

const isShared = (shown: Shown | null, { name }: Named): boolean => (shown?.get(name.toLowerCase())?.size ?? 0) > 1;

/** A player as far as words need him. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
}

/** The words for a player where only words can stand: his name, and his handle where he is one of those who share theirs. */
export function nameAmong(shared: ReadonlySet<string>, { id, name, handle }: Named): string {
  return shared.has(id) ? withHandle({ name, handle }) : name;
}

function withHandle({ name, handle }: Omit<Named, 'id'>): string {
  return `${name} (${handle})`;
}

/** The same on a page: those share theirs who do in its tournaments, or who stand elsewhere on it. */
export function useShownName(): (player: Named) => string {
  const shared = useNamesakes();
  const shown = inject(shownPlayers, null);
  return (player) => (isShared(shown, player) ? withHandle(player) : nameAmong(shared.value, player));
}

/** The same for a player of whom only his name was asked. */
export function useNameOf(): (player: FragmentOf<typeof playerNameFragment>) => string {
  const shownName = useShownName();
  return (player) => shownName(readFragment(playerNameFragment, player));
}
