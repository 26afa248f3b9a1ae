import { APIError } from 'better-auth/api';
import { LONGEST_NAME } from '../application/commands/player/create.ts';
import { readText } from '../application/input-text.ts';
import { say, STRANGER } from '../application/texts/say.ts';

/** A person's name as players have it; any other is refused as the sign-in library refuses. */
export function personName(given: string): string {
  const name = readText('name', given, { longest: LONGEST_NAME });
  if (!name.ok)
    throw new APIError('BAD_REQUEST', { message: say(STRANGER, name.error.message), code: 'INVALID_INPUT' });
  return name.value;
}
