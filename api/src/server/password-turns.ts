import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Caller } from './fair/caller.ts';
import type { Fairness } from './fair/fairness.ts';
import { inTurn } from './fair/turns.ts';

/** Hashes passwords, each of which takes a processor for a tenth of a second, for one request of an address after the other. */
export interface PasswordTurns {
  /** Does the work for whoever sent this request. */
  within(request: IncomingMessage, work: () => Promise<void>): Promise<void>;
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (asked: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

/** Turns beside all others that are taken fairly. Who hashes outside a request has his turn at once. */
export function passwordTurns({ callerOf, hashing }: Pick<Fairness, 'callerOf' | 'hashing'>): PasswordTurns {
  const callers = new AsyncLocalStorage<Caller>();

  async function taken<Value>(work: () => Promise<Value>): Promise<Value> {
    const caller = callers.getStore();
    if (caller === undefined) return work();
    const done = await inTurn(hashing, caller, work);
    if (done === null) throw new Error('Whoever asked has gone.');
    return done;
  }

  return {
    within: (request, work) => callers.run(callerOf(request), work),
    hash: (password) => taken(() => hashPassword(password)),
    verify: (asked) => taken(() => verifyPassword(asked)),
  };
}
