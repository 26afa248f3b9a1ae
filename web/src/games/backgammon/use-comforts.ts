import { shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { useCommand, type Command } from '../../command/use-command.ts';
import { setComforts, setDoubleAnswer, setGameComforts, type ComfortsShown } from './comfort-documents.ts';

/** What a player lets the server do in a game of his. */
export interface Comforts {
  /** As it stands; null where the viewer does not play, and until it is known. */
  readonly now: ComputedRef<ComfortsShown | null>;
  /** Why the last change was not made; null: it was. */
  readonly refusal: Readonly<ShallowRef<string | null>>;
  /** Changes what is done in this game. */
  here(change: Partial<Pick<ComfortsShown, 'rolls' | 'playsForced' | 'rollsNextTurn'>>): Promise<void>;
  /** What is done in this game is done in every game. */
  everywhere(): Promise<void>;
  /** Says in advance what is answered if the opponent doubles now; null: nothing. */
  answer(given: 'TAKE' | 'DROP' | null): Promise<void>;
}

/** Changes the comforts of the viewer in a game, which are asked for `again` then. */
export function useComforts(
  game: () => { readonly id: string; readonly ply: number },
  now: ComputedRef<ComfortsShown | null>,
  again: () => Promise<void>,
): Comforts {
  const [setHere, setEverywhere, setAnswer] = [
    useCommand(setGameComforts),
    useCommand(setComforts),
    useCommand(setDoubleAnswer),
  ];
  const refusal = shallowRef<string | null>(null);

  async function settle<Input>(command: Command<unknown, Input>, input: Input): Promise<void> {
    await command.perform(input);
    refusal.value = command.refusal.value?.message ?? null;
    await again();
  }
  return {
    now,
    refusal,
    async here(change) {
      if (!now.value) return;
      const { rollsHere, playsForcedHere, rollsNextTurn } = now.value;
      const set = {
        rolls: change.rolls ?? rollsHere,
        playsForced: change.playsForced ?? playsForcedHere,
        rollsNextTurn: change.rollsNextTurn ?? rollsNextTurn,
      };
      await settle(setHere, { gameId: game().id, ...set });
    },
    async everywhere() {
      if (!now.value) return;
      const { rolls, playsForced } = now.value;
      await settle(setEverywhere, { rolls, playsForced });
    },
    answer: (given) => settle(setAnswer, { gameId: game().id, ply: game().ply, answer: given }),
  };
}
