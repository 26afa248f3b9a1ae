import { useClientHandle } from '@urql/vue';
import { watch } from 'vue';
import { useCommand } from '../../command/use-command.ts';
import { DiceTextsQuery, setDiceString } from './backgammon-documents.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 22;

/** A text that nobody can have known: 22 letters, each of 64. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** A game of the viewer’s that waits for its first roll. */
export interface OpeningGame {
  readonly id: string;
  readonly seat: 'FIRST' | 'SECOND';
}

/** Adds a random text of the viewer’s to the dice of a game that waits for its first roll, once, where he has added nothing; null: there is none. */
export function useDiceString(game: () => OpeningGame | null): void {
  const { client } = useClientHandle();
  const adding = useCommand(setDiceString);

  async function add({ id, seat }: OpeningGame): Promise<void> {
    const { data } = await client.query(DiceTextsQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    const dice = data?.game?.__typename === 'BackgammonGame' ? data.game.dice : null;
    if (!dice?.textsUntil || (seat === 'FIRST' ? dice.firstText : dice.secondText) !== null) return;
    await adding.perform({ gameId: id, text: randomText() });
  }
  watch(
    () => game()?.id,
    () => {
      const opening = game();
      if (opening) void add(opening);
    },
    { immediate: true },
  );
}
