import type { EntryRequestWords } from '../../../store/writing/entry-request.ts';
import { ownWords, shownName } from '../../pasted/own-words.ts';
import { writtenLines } from './answer-line.ts';
import type { ReceivedMail } from './received-mail.ts';

/**
 * What somebody whom nobody knows here has written of himself to be entered, above what he quotes, or in his subject. What he does not
 * say is not guessed, but for his name, which is then the one that his mail is from. Source: Common 4.21.
 */
export function entryWords({
  text,
  subject,
  from,
}: Pick<ReceivedMail, 'text' | 'subject' | 'from'>): EntryRequestWords {
  const { name, ...words } = ownWords([...writtenLines(text), subject.normalize('NFKC').trim()]);
  return { name: name ?? senderName(from), ...words };
}

function senderName(from: ReceivedMail['from']): string {
  return shownName(from?.name ?? '') ?? shownName(from?.address.split('@')[0] ?? '') ?? '?';
}
