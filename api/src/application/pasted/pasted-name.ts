import type { PlayerId } from '../../kernel/ids.ts';
import type { Message } from '../../kernel/message.ts';
import { message } from '../texts/say.ts';
import type { PastedChoice, PastedName, PastedWho } from './pasted-line.ts';

/** A name as it stands in a line, and what is known of it. */
export interface WrittenName {
  readonly name: string;
  /** the players here who go by it */
  readonly known: readonly PlayerId[];
  /** whom of them it means where nobody has chosen; null: that is not clear */
  readonly usual: PlayerId | null;
  /** the earlier line with the same name; null: none */
  readonly earlier: number | null;
  /** whether it may mean somebody who is not known here */
  readonly mayBeNew: boolean;
}

/**
 * Whom a name means: as it was chosen; else whom it means as usual, or somebody new where nobody goes by it. A name that an earlier line
 * has too, or several players, is left to be chosen, and so is one whose choice cannot be.
 */
export function pastedName(
  { name, known, usual, earlier, mayBeNew }: WrittenName,
  choice: PastedChoice | undefined,
): PastedName {
  const offers: PastedWho[] = [];
  if (known.length > 0) offers.push('KNOWN');
  if (earlier !== null) offers.push('EARLIER');
  if (mayBeNew) offers.push('NEW');
  const meant = { name, known, earlier, offers };
  if (choice !== undefined) {
    const playerId = choice.playerId !== null && known.includes(choice.playerId) ? choice.playerId : null;
    const isPossible = offers.includes(choice.who) && (choice.who === 'KNOWN') === (playerId !== null);
    return { ...meant, who: isPossible ? choice.who : null, playerId: isPossible ? playerId : null };
  }
  if (earlier !== null) return { ...meant, who: null, playerId: null };
  if (usual !== null) return { ...meant, who: 'KNOWN', playerId: usual };
  return { ...meant, who: known.length === 0 && mayBeNew ? 'NEW' : null, playerId: null };
}

/** What has to be chosen for a name that can mean several. */
export function toChoose({ name, known, earlier }: PastedName): Message {
  return earlier === null
    ? message('pasted.namesakes', { name, n: known.length })
    : message('pasted.repeated', { name, earlier });
}

/** What was chosen for the name with this number, from 1, in this line. */
export function choiceFor(choices: readonly PastedChoice[], line: number, name = 1): PastedChoice | undefined {
  return choices.findLast((choice) => choice.line === line && choice.name === name);
}
