import { computed, inject, provide, shallowRef, type InjectionKey } from 'vue';
import { useViewer } from '../account/session.ts';
import { useCommand } from '../command/use-command.ts';
import { useLiveQuery } from '../graphql/live-query.ts';
import { inSandbox } from '../sandbox/place.ts';
import { HiddenQuery, hideResultsMutation } from './hidden-documents.ts';
import { hiddenHere, hideHere } from './hidden-here.ts';

/** Of which tournaments the reader wants to see no result unasked. */
export interface HiddenResults {
  /** Whether he has said so of this tournament. */
  isChosen(tournament: string): boolean;
  /** Whether a part of the page tells no result of this tournament; `place` names what he can ask to see all the same. */
  isHidden(tournament: string, place?: string): boolean;
  /** Shows what is hidden at this place, as long as the page is open. */
  reveal(place: string): void;
  /** Says it of a tournament, or no longer; answers why it was refused, null: it holds. */
  turn(tournament: string, isHidden: boolean): Promise<string | null>;
}

const key: InjectionKey<HiddenResults> = Symbol('hidden results');
const NOTHING: HiddenResults = {
  isChosen: () => false,
  isHidden: () => false,
  reveal: () => undefined,
  turn: () => Promise.resolve(null),
};

/** Lets all that is below know what the reader does not want to see: his account keeps it, or this browser while nobody is signed in. */
export function provideHiddenResults(): void {
  const { viewer } = useViewer();
  const hasAccount = computed(() => !inSandbox && viewer.value?.player != null);
  const { data, executeQuery } = useLiveQuery({ query: HiddenQuery, pause: () => !hasAccount.value });
  const hiding = useCommand(hideResultsMutation);
  const revealed = shallowRef<ReadonlySet<string>>(new Set());
  const chosen = computed<ReadonlySet<string>>(() =>
    hasAccount.value ? new Set(data.value?.viewer?.hiddenTournaments.map(({ id }) => id)) : hiddenHere.value,
  );
  const isChosen = (tournament: string): boolean => !inSandbox && chosen.value.has(tournament);
  provide(key, {
    isChosen,
    isHidden: (tournament, place) => isChosen(tournament) && !(place !== undefined && revealed.value.has(place)),
    reveal: (place) => void (revealed.value = new Set([...revealed.value, place])),
    async turn(tournament, isHidden) {
      revealed.value = new Set();
      if (!hasAccount.value) {
        hideHere(tournament, isHidden);
        return null;
      }
      const done = await hiding.perform({ tournamentId: tournament, isHidden });
      await executeQuery({ requestPolicy: 'network-only' });
      return done === null ? (hiding.refusal.value?.message ?? null) : null;
    },
  });
}

/** What the reader does not want to see; nothing where that is not known. */
export const useHiddenResults = (): HiddenResults => inject(key, NOTHING);
