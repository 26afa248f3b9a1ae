import type { LetterMessage } from '../../kernel/message.ts';
import type { Instant } from '../../kernel/time.ts';
import { instantText, messageIfAny, say, type Listener } from './say.ts';

/** How things are said to one listener, in texts that every language has. */
export interface Wording {
  say(key: LetterMessage['key'], args?: LetterMessage['args']): string;
  tell(message: LetterMessage): string;
  /** By a key that games or formats may have a text for; null where they have none. */
  sayIfAny(key: string, args?: LetterMessage['args']): string | null;
  /** An instant to the minute, in the listener's own zone and in UTC. */
  instant(at: Instant): string;
}

/** The wording for a listener. */
export function wordingOf(listener: Listener): Wording {
  return {
    say: (key, args = {}) => say(listener, { key, args }),
    tell: (one) => say(listener, one),
    sayIfAny: (key, args) => {
      const found = messageIfAny(key, args);
      return found === null ? null : say(listener, found);
    },
    instant: (at) => instantText(listener, at),
  };
}
