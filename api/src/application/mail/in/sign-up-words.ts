import { answerLine } from './answer-line.ts';
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
const ID_LINE = /^(?:user[ -]?)?id\s*[:=]\s*(?<id>\S.*)$/iu;

/** What somebody has written to his sign-up address: one word to leave, and his id in a line `id: …` of its own or as its subject. */
export function signUpWords({ text, subject }: Pick<ReceivedMail, 'text' | 'subject'>): SignUpWords {
  const first = (answerLine(text) ?? '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s.!]+$/, '');
  const own = text.split(/\r\n|[\n\r]/).filter((line) => !/^\s*[>|]/.test(line));
  const ids = [...own, subject].flatMap((line) => ID_LINE.exec(line.normalize('NFKC').trim())?.groups?.['id'] ?? []);
  return { leaves: LEAVING.has(first), idElsewhere: ids[0]?.trim() ?? null };
}
