import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
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

interface Named {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
}

/** The words for a player where only words can stand: his name, and his handle where he shares the name. */
export function useShownName(): (player: Named) => string {
  const shared = useNamesakes();
  return ({ id, name, handle }) => (shared.value.has(id) ? `${name} (${handle})` : name);
}

/** The same for a player of whom only his name was asked. */
export function useNameOf(): (player: FragmentOf<typeof playerNameFragment>) => string {
  const shownName = useShownName();
  return (player) => shownName(readFragment(playerNameFragment, player));
}
