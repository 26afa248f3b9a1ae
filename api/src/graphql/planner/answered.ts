import type { Message } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import { say, STRANGER } from '../../application/texts/say.ts';
import { badUserInput } from '../bad-user-input.ts';

/** A planner's answer; a refusal becomes a top-level error with code `BAD_USER_INPUT` that says where, in English as all such errors. */
export function answered<Value>(result: Result<Value, string | Message>): Value {
  if (!result.ok) throw badUserInput(typeof result.error === 'string' ? result.error : say(STRANGER, result.error));
  return result.value;
}
