import { MINUTE } from '../../../kernel/time.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { ACCOUNT_LINK_LIVES } from '../account-link.ts';
import type { Letter } from './letter.ts';
import type { LetterDesk } from './letter-desk.ts';

/** The link with which the reader signs in without a password. */
export async function signInLetter(desk: LetterDesk, { token }: MailPayload<'MAGIC_LINK'>): Promise<Letter> {
  const words = desk.wording.texts.magicLink;
  return linkLetter(desk, { ...words, kind: 'MAGIC_LINK', url: desk.post.pages.signIn(token), note: words.password });
}

/** The link with which the reader chooses another password. */
export async function passwordLetter(desk: LetterDesk, { token }: MailPayload<'PASSWORD_RESET'>): Promise<Letter> {
  const words = desk.wording.texts.passwordReset;
  const url = desk.post.pages.newPassword(token);
  return linkLetter(desk, { ...words, kind: 'PASSWORD_RESET', url, note: words.ends });
}

/** A link to an account, in words; `note` says what else comes of opening it. */
interface AccountLinkWords {
  readonly kind: keyof typeof ACCOUNT_LINK_LIVES;
  readonly url: string;
  readonly note: string;
  readonly subject: string;
  readonly intro: string;
  readonly open: string;
  readonly ignore: string;
}

function linkLetter(
  { wording }: LetterDesk,
  { kind, url, note, subject, intro, open, ignore }: AccountLinkWords,
): Letter {
  return {
    subject,
    parts: [
      { kind: 'text', text: wording.say(intro, { n: ACCOUNT_LINK_LIVES[kind] / MINUTE }) },
      { kind: 'link', label: open, url },
      { kind: 'small', text: note },
      { kind: 'small', text: ignore },
    ],
    replyTo: null,
  };
}
