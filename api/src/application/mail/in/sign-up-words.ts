import { writtenLines } from './answer-line.ts';
import { idIn } from '../../pasted/id-words.ts';
import type { ReceivedMail } from './received-mail.ts';

/** What a mail to a sign-up address asks for. */
export interface SignUpWords {
  /** Whether its writer takes his entry back. */
  readonly leaves: boolean;
  /** By what he goes on the server where it is played; null: he does not say. */
  readonly idElsewhere: string | null;
}

/** The words for taking an entry back, in the languages that mails are written in. */
const LEAVING = new Set([
  'withdraw',
  'leave',
  'mi ritiro',
  'ritiro',
  'je me retire',
  'retrait',
  'mi retiriĝas',
  'najiondoa',
]);

/** What somebody has written to his sign-up address: one word to leave, and his id in a line `id: …` of its own, in a sentence, or in his subject. */
export function signUpWords({ text, subject }: Pick<ReceivedMail, 'text' | 'subject'>): SignUpWords {
  const lines = writtenLines(text);
  const first = (lines[0] ?? '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s.!]+$/, '');
  return { leaves: LEAVING.has(first), idElsewhere: idIn([...lines, subject.normalize('NFKC')]) };
}
