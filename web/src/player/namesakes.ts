import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';

/** Who shares his name with another in the same tournament, by the ids of the players. */
type Namesakes = ComputedRef<ReadonlySet<string>>;
const namesakes: InjectionKey<Namesakes> = Symbol('namesakes');

/** Tells those below the page of a tournament who of its players share a name: they are shown with their handles. */
export function provideNamesakes(players: () => readonly { readonly id: string }[]): void {
  provide(
    namesakes,
    computed(() => new Set(players().map(({ id }) => id))),
  );
}

/** Who has to be told apart by his handle; nobody outside a tournament's page. */
export const useNamesakes = (): Namesakes =>
  inject(
    namesakes,
    computed(() => new Set<string>()),
  );

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
