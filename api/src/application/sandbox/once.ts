import { err, ok, type Result } from '../../kernel/result.ts';
import { commandKey, keyUsed, type KnownActor, type RunnerError } from '../command.ts';
import type { CommandOptions } from '../events.ts';

/** Answers that were given to keys, so that a command which is sent again is not done again. */
export interface Once {
  run<Done, Failure>(
    by: KnownActor,
    given: { readonly mutation: string; readonly input: CommandOptions },
    work: () => Promise<Result<Done, Failure>>,
  ): Promise<Result<Done, Failure | RunnerError>>;
}

/** How many answers are kept; sandboxes do not live long. */
const KEPT = 1_000;

interface Answered {
  readonly input: string;
  readonly answer: Promise<Result<unknown, unknown>>;
}

/** No answers yet; what was refused may be tried again under the same key. In the memory of this process, as sandboxes are. */
export function createOnce(): Once {
  const answers = new Map<string, Answered>();
  return {
    async run<Done, Failure>(
      by: KnownActor,
      given: { readonly mutation: string; readonly input: CommandOptions },
      work: () => Promise<Result<Done, Failure>>,
    ) {
      const key = commandKey(by, given);
      if (!key.ok) return key;
      if (key.value === null) return work();
      const { actor, mutation, input } = key.value;
      const name = JSON.stringify([actor, mutation, key.value.key]);
      const known = answers.get(name);
      if (known !== undefined)
        return known.input === input ? ((await known.answer) as Result<Done, Failure>) : err(keyUsed());
      const answer = work();
      answers.set(name, { input, answer });
      const forget = (): boolean => answers.delete(name);
      const [oldest] = answers.keys();
      if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
      const done = await answer.catch((failure: unknown) => {
        forget();
        throw failure;
      });
      if (done.ok) return ok(done.value);
      forget();
      return done;
    },
  };
}
