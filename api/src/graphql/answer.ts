import type { CommandError } from '../application/errors.ts';
import { readAfresh } from '../application/queries/reading.ts';
import type { Result } from '../kernel/result.ts';
import type { Context } from './context.ts';

/** What a command answered, as a member of its union; what this request has read before is forgotten. */
export async function answer<Done, Failure extends CommandError>(
  { app }: Context,
  command: Promise<Result<Done, Failure>>,
): Promise<Done | Failure> {
  const result = await command;
  readAfresh(app);
  return result.ok ? result.value : result.error;
}
