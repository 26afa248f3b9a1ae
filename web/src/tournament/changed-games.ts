import { inject, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue';

/** The games whose sign has changed since the page was opened, newest last. */
type ChangedGames = Readonly<ShallowRef<ReadonlySet<string>>>;
const changedGames: InjectionKey<ChangedGames> = Symbol('changed games');

/** Which games changed while the reader looked; empty outside a tournament's page. */
export const useChangedGames = (): ChangedGames => inject(changedGames, shallowRef<ReadonlySet<string>>(new Set()));

/** Gives those below the games that change; what it answers adds one. */
export function provideChangedGames(): (game: string) => void {
  const changed = shallowRef<ReadonlySet<string>>(new Set());
  provide(changedGames, changed);
  return (game) => (changed.value = new Set([...changed.value, game]));
}
