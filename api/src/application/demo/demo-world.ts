import { invariant } from '../../kernel/assert.ts';
import type { AccountId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { Actor, AppContext } from '../context.ts';
import type { Message } from '../../kernel/message.ts';
import { say, STRANGER } from '../texts/say.ts';

/** What the demo world is made with. */
export interface DemoWorld extends Pick<AppContext, 'db' | 'now' | 'entropy'> {
  /** The account with this address, made with its player when there is none yet. */
  readonly signUp: (person: SignUp) => Promise<AccountId>;
  /** Tells the person who waits what is being done, one line each. */
  readonly say: (line: string) => void;
}

/** A person who is to have an account. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The world as somebody acts in it. */
export function actingAs({ db, now, entropy }: Pick<AppContext, 'db' | 'now' | 'entropy'>, actor: Actor): AppContext {
  return { db, now, entropy, actor };
}

/** What a command answered that nobody can refuse here. */
export function granted<Value>(result: Result<Value, { readonly message: Message }>): Value {
  invariant(
    result.ok,
    `the demo world is made as the commands allow${result.ok ? '' : `: ${say(STRANGER, result.error.message)}`}`,
  );
  return result.value;
}
