import { useClientHandle, type Client, type CombinedError } from '@urql/vue';
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Outcome, Refusal } from '../command/answer.ts';
import { commandGiver, type CommandDocument, type CommandInput } from '../command/give-command.ts';
import { failureText } from '../graphql/failure-text.ts';
import { live } from '../ui/live.ts';

/** What is said of something that was done in a game. */
interface Sent {
  readonly notation?: string;
  readonly warnings?: readonly string[];
}

/** Why there was no answer, for a reader. */
type Unanswered = (error: CombinedError | undefined) => string;

/** A command in a game, under the name that the reader knows it by. */
export interface Errand {
  readonly name: string;
  /** Gives the command; called again, it gives the same one. */
  giver(client: Client, unanswered: Unanswered): () => Promise<Outcome<Sent | Refusal>>;
}

/** An errand that is this command with this input, which is asked for when it is its turn. */
export function errand<Data extends Record<string, object>, Input extends CommandInput>(
  name: string,
  document: CommandDocument<Data, Input>,
  input: () => Input,
): Errand {
  return {
    name,
    giver(client, unanswered) {
      const give = commandGiver(client, document, unanswered);
      const given = input();
      return () => give(given) as Promise<Outcome<Sent | Refusal>>;
    },
  };
}

/** How the sending stands; `name` is what is sent. */
export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly tries: number }
  | { readonly kind: 'unanswered'; readonly name: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sent'; readonly name: string; readonly warnings: readonly string[] };

export interface Sending {
  readonly state: Readonly<ShallowRef<SendState>>;
  /** True when the server has it; what was sent before comes first. */
  send(errand: Errand): Promise<boolean>;
  /** Sends what is unanswered once more, as the same request, without waiting for the network. */
  again(): void;
  reset(): void;
}

const WAITS = [0, 800, 2_000, 4_000];
const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Sends one thing after another. What is lost on the way is sent again as the same request, so that nothing is done twice: some times
 * at once, then whenever the page is connected again, as long as it is open.
 */
export function useSending(): Sending {
  const { client } = useClientHandle();
  const { t } = useI18n();
  const state = shallowRef<SendState>({ kind: 'idle' });
  let gone = false;
  let wake = (): void => undefined;
  let before: Promise<unknown> = Promise.resolve();
  watch(live.epoch, () => wake());
  onScopeDispose(() => {
    gone = true;
    wake();
  });

  /** The answer; null: none came. */
  async function tried(name: string, give: ReturnType<Errand['giver']>): Promise<Outcome<Sent | Refusal> | null> {
    for (const [index, wait] of WAITS.entries()) {
      state.value = { kind: 'sending', name, tries: index + 1 };
      await pause(wait);
      const outcome = await give();
      if (outcome.refusal?.__typename !== 'Unanswered' || !outcome.refusal.isLost) return outcome;
    }
    return null;
  }
  async function deliver({ name, giver }: Errand): Promise<boolean> {
    const give = giver(client, (error) => failureText(error, t('state.unsent')));
    let outcome = await tried(name, give);
    while (outcome === null) {
      state.value = { kind: 'unanswered', name };
      if (gone) return false;
      await new Promise<void>((resolve) => (wake = resolve));
      if (gone) return false;
      outcome = await tried(name, give);
    }
    const { done, refusal } = outcome;
    state.value = done
      ? { kind: 'sent', name: done.notation ?? name, warnings: done.warnings ?? [] }
      : { kind: 'refused', message: refusal.message };
    return done !== null;
  }
  return {
    state,
    send(given) {
      const mine = before.then(() => deliver(given));
      before = mine;
      return mine;
    },
    again: () => wake(),
    reset: () => (state.value = { kind: 'idle' }),
  };
}
