import type { Result } from '../../kernel/result.ts';
import { badUserInput } from '../bad-user-input.ts';

/** A planner's answer; a refusal becomes a top-level error with code `BAD_USER_INPUT` that says where. */
export function answered<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw badUserInput(result.error);
  return result.value;
}
