import { MINUTE } from '../../../kernel/time.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { MAGIC_LINK_LIFE } from '../decision.ts';
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
      { kind: 'text', text: say(words.intro, { n: MAGIC_LINK_LIFE / MINUTE }) },
      { kind: 'link', label: words.open, url: post.pages.signIn(token) },
      { kind: 'small', text: words.password },
      { kind: 'small', text: words.ignore },
    ],
    replyTo: null,
  };
}
