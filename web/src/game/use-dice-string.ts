import { useClientHandle } from '@urql/vue';
import { watch } from 'vue';
import { newIdempotencyKey } from '../graphql/idempotency-key.ts';
import { setDiceString, type DiceProofShown } from './backgammon-documents.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 22;

/** A text that nobody can have known: 22 letters, each of 64. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Adds a random text of the viewer’s to the dice of his game, once, when its seed is committed to and he has added nothing. */
export function useDiceString(
  game: () => { readonly id: string; readonly seat: 'FIRST' | 'SECOND' | null; readonly proof: DiceProofShown | null },
): void {
  const { client } = useClientHandle();
  const sent = new Set<string>();
  watch(
    game,
    async ({ id, seat, proof }) => {
      if (!seat || !proof?.textsUntil || sent.has(id)) return;
      if ((seat === 'FIRST' ? proof.firstText : proof.secondText) !== null) return;
      sent.add(id);
      const input = { gameId: id, text: randomText(), idempotencyKey: newIdempotencyKey() };
      await client.mutation(setDiceString, { input }).toPromise();
    },
    { immediate: true },
  );
}
