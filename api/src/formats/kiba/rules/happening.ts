import type { Message, Words } from '../../../kernel/message.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { matchHappening } from '../../../rules/formats/happening.ts';
import { finalMatch } from './final-match.ts';

/** How the final stands; null before it. */
export function kibaHappening(state: FormatState, stage: Words): Message | null {
  const { finalists, wins } = finalMatch(state);
  const [one, other] = finalists.map(({ id }) => ({ entry: id, won: wins.get(id) ?? 0 }));
  return one === undefined || other === undefined ? null : matchHappening(stage, state, [one, other]);
}
