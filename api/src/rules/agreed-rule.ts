import type { Message } from '../kernel/message.ts';
import type { Citation } from './citation.ts';

/** One thing that is agreed, in words for somebody who has never heard of it; `rules` empty: nobody's but this tournament's. */
export interface AgreedRule {
  readonly title: Message;
  readonly text: Message;
  readonly rules: Citation;
  /** It is said only where a game may end drawn. */
  readonly ofDraws?: true;
}
