import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import type { Message } from '../../api/src/kernel/message.ts';

/** What rules have answered, each message in it as a stranger is told it in English. */
export function worded(answer: unknown): unknown {
  if (isMessage(answer)) return say(STRANGER, answer);
  if (Array.isArray(answer)) return answer.map(worded);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, worded(value)]));
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
}
