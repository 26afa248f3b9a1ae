import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { namesApart } from '../../queries/namesakes.ts';
import type { Letter } from './letter.ts';
import type { LetterDesk } from './letter-desk.ts';

/** Who says that he is a player without an account, for the reader to confirm or to refuse. */
export async function claimFiledLetter(
  { context, post, wording }: LetterDesk,
  { claimedId, byId }: MailPayload<'CLAIM_FILED'>,
): Promise<Letter> {
  const [name = '', by = ''] = await namesApart(context, [claimedId, byId], null);
  return {
    subject: wording.say('letter.claim.filedSubject', { name, by }),
    parts: [
      { kind: 'text', text: wording.say('letter.claim.filed', { name, by }) },
      { kind: 'link', label: wording.say('letter.entryRequested.open'), url: post.pages.desk },
    ],
    replyTo: null,
  };
}

/** Whether the reader is found to be the player who he says he is. */
export async function claimDecidedLetter(
  { context, playerId, post, wording }: LetterDesk,
  { claimedId, accepted }: MailPayload<'CLAIM_DECIDED'>,
): Promise<Letter> {
  const [name = ''] = await namesApart(context, [claimedId, playerId], null);
  const what = accepted ? 'confirmed' : 'refused';
  return {
    subject: wording.say(`letter.claim.${what}Subject`, { name }),
    parts: [
      { kind: 'text', text: wording.say(`letter.claim.${what}`, { name }) },
      { kind: 'link', label: wording.say('letter.claim.open'), url: post.pages.myGames },
    ],
    replyTo: null,
  };
}
