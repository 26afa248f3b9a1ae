import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { sentence } from '../../queries/game-names.ts';
import { playerOf } from '../../queries/find.ts';
import { shownNameHere } from '../../queries/namesakes.ts';
import type { Letter } from './letter.ts';
import type { LetterDesk } from './letter-desk.ts';

/** Who says that he is a player without an account, for the reader to confirm or to refuse. */
export async function claimFiledLetter(
  { context, post, wording }: LetterDesk,
  { claimedId, byId }: MailPayload<'CLAIM_FILED'>,
): Promise<Letter> {
  const name = await shownNameHere(context, claimedId);
  const by = await shownNameHere(context, byId);
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
  { context, post, wording }: LetterDesk,
  { claimedId, accepted }: MailPayload<'CLAIM_DECIDED'>,
): Promise<Letter> {
  const name = await shownNameHere(context, claimedId);
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

/** That another player was found to be the reader, and why; his account may be gone by it. */
export async function playerMergedLetter(
  { context, post, wording }: LetterDesk,
  { mergedId, hadAccount, reason }: MailPayload<'PLAYER_MERGED'>,
): Promise<Letter> {
  const { name, handle } = await playerOf(context, mergedId);
  const what = hadAccount ? 'account' : 'player';
  return {
    subject: wording.say('letter.merged.subject', { name, handle }),
    parts: [
      { kind: 'text', text: wording.say(`letter.merged.${what}`, { name, handle }) },
      { kind: 'text', text: wording.say('letter.merged.reason', { reason: sentence(reason) }) },
      { kind: 'link', label: wording.say('letter.claim.open'), url: post.pages.myGames },
      { kind: 'small', text: wording.say('letter.merged.wrong') },
    ],
    replyTo: null,
  };
}

/** That the reader's account was merged into another, whose it is, and why: nobody signs in with his address any more. */
export async function accountMergedLetter(
  { context, post, wording: { say } }: Pick<LetterDesk, 'context' | 'post' | 'wording'>,
  { mergedId, intoId, reason }: MailPayload<'ACCOUNT_MERGED'>,
): Promise<Letter> {
  const { name, handle } = await playerOf(context, mergedId);
  const into = await playerOf(context, intoId);
  const places = { name, handle, into: into.name, intoHandle: into.handle };
  return {
    subject: say('letter.accountMerged.subject', places),
    parts: [
      { kind: 'text', text: say('letter.accountMerged.intro', places) },
      { kind: 'text', text: say('letter.merged.reason', { reason: sentence(reason) }) },
      { kind: 'text', text: say('letter.accountMerged.signIn') },
      { kind: 'link', label: say('letter.addressChanged.open'), url: post.pages.signInPage },
      { kind: 'small', text: say('letter.accountMerged.wrong') },
    ],
    replyTo: null,
  };
}
