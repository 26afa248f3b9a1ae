import { MINUTE } from '../../../kernel/time.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { ACCOUNT_LINK_LIVES } from '../account-link.ts';
import type { Letter } from './letter.ts';
import type { LetterDesk } from './letter-desk.ts';

/** The link with which the reader signs in without a password. */
export async function signInLetter(
  { post, wording: { texts, say } }: LetterDesk,
  { token }: MailPayload<'MAGIC_LINK'>,
): Promise<Letter> {
  const words = texts.magicLink;
  return {
    subject: words.subject,
    parts: [
      { kind: 'text', text: say(words.intro, { n: ACCOUNT_LINK_LIVES.MAGIC_LINK / MINUTE }) },
      { kind: 'link', label: words.open, url: post.pages.signIn(token) },
      { kind: 'small', text: words.password },
      { kind: 'small', text: words.ignore },
    ],
    replyTo: null,
  };
}

/** The link with which the reader chooses another password. */
export async function passwordLetter(
  { post, wording: { texts, say } }: LetterDesk,
  { token }: MailPayload<'PASSWORD_RESET'>,
): Promise<Letter> {
  const words = texts.passwordReset;
  return {
    subject: words.subject,
    parts: [
      { kind: 'text', text: say(words.intro, { n: ACCOUNT_LINK_LIVES.PASSWORD_RESET / MINUTE }) },
      { kind: 'link', label: words.open, url: post.pages.newPassword(token) },
      { kind: 'small', text: words.ends },
      { kind: 'small', text: words.ignore },
    ],
    replyTo: null,
  };
}
