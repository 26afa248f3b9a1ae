import { useClientHandle } from '@urql/vue';
import { watch } from 'vue';
import { useCommand } from '../../command/use-command.ts';
import { DiceTextsQuery, setDiceString } from './backgammon-documents.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 22;

/** A text that nobody can have known: 22 letters, each of 64. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Adds a random text of the viewer’s to the dice of a game that waits for its first roll, once, where he has added nothing; by its id, null: there is none. */
export function useDiceString(game: () => string | null): void {
  const { client } = useClientHandle();
  const adding = useCommand(setDiceString);

  async function add(id: string): Promise<void> {
    const { data } = await client.query(DiceTextsQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    if (data?.game?.__typename !== 'BackgammonGame' || !data.game.viewerCanAddToDice) return;
    await adding.perform({ gameId: id, text: randomText() });
  }
  watch(
    game,
    (opening) => {
      if (opening) void add(opening);
    },
    { immediate: true },
  );
}
