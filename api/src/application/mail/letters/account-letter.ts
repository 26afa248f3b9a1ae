import { DAY, HOUR, MINUTE, plus, type Millis } from '../../../kernel/time.ts';
import type { AddressedMatter, MailPayload } from '../../../store/codecs/mail-payload.ts';
import { addressesOfPlayers } from '../../../store/reading/account.ts';
import { ACCOUNT_LINK_LIVES } from '../account-link.ts';
import { proofToken } from '../address-proof.ts';
import { accountMergedLetter } from './claim-letter.ts';
import { entryRequestAnsweredLetter } from './entry-request-letter.ts';
import type { Letter } from './letter.ts';
import type { LetterDesk } from './letter-desk.ts';

/** The link with which the reader signs in without a password. */
export function signInLetter(desk: LetterDesk, { token }: MailPayload<'MAGIC_LINK'>): Letter {
  const url = desk.post.pages.signIn(token);
  const note = desk.wording.say('letter.magicLink.password');
  return linkLetter(desk, { about: 'magicLink', n: livesFor('MAGIC_LINK', MINUTE), url, note });
}

/** The link with which the reader chooses another password. */
export function passwordLetter(desk: LetterDesk, { token }: MailPayload<'PASSWORD_RESET'>): Letter {
  const url = desk.post.pages.newPassword(token);
  const note = desk.wording.say('letter.passwordReset.ends');
  return linkLetter(desk, { about: 'passwordReset', n: livesFor('PASSWORD_RESET', MINUTE), url, note });
}

/** The link with which somebody who has no account makes the one that was asked for. */
function signUpLetter(desk: AccountDesk, { token }: MailPayload<'CONFIRM_SIGN_UP'>): Letter {
  const url = desk.post.pages.confirmSignUp(token);
  return linkLetter(desk, { about: 'confirmSignUp', n: livesFor('CONFIRM_SIGN_UP', HOUR), url, note: null });
}

/** A letter to an address that no account has, or that none has any more. */
export function strangerLetter(
  desk: Pick<LetterDesk, 'context' | 'post' | 'wording'>,
  mail: Extract<AddressedMatter, { readonly playerId: null }>,
): Letter | Promise<Letter> {
  switch (mail.kind) {
    case 'CONFIRM_SIGN_UP':
      return signUpLetter(desk, mail.payload);
    case 'CONFIRM_NEW_ADDRESS': {
      const url = desk.post.pages.confirmNewAddress(mail.payload.token);
      return linkLetter(desk, {
        about: 'confirmNewAddress',
        n: livesFor('CONFIRM_NEW_ADDRESS', HOUR),
        url,
        note: null,
      });
    }
    case 'ENTRY_REQUEST_ANSWERED':
      return entryRequestAnsweredLetter(desk, mail.payload);
    case 'ACCOUNT_MERGED':
      return accountMergedLetter(desk, mail.payload);
    case 'ADDRESS_CHANGED':
      return linkLetter(desk, { about: 'addressChanged', n: 0, url: desk.post.pages.signInPage, note: null });
  }
}

/** That somebody signed up with the address of the reader, who has an account. */
export function signUpTriedLetter(desk: LetterDesk): Letter {
  return linkLetter(desk, { about: 'signUpTried', n: 0, url: desk.post.pages.signInPage, note: null });
}

/** The link with which the reader shows that his address is his. */
export async function addressLetter(desk: LetterDesk): Promise<Letter> {
  const { context, post, playerId } = desk;
  const to = (await addressesOfPlayers(context.db.prisma, [playerId])).get(playerId);
  const proof = { playerId, until: plus(context.now(), ACCOUNT_LINK_LIVES.CONFIRM_ADDRESS) };
  const url = post.pages.confirmAddress(proofToken(post.secret, proof, to?.address ?? ''));
  return linkLetter(desk, { about: 'confirmAddress', n: livesFor('CONFIRM_ADDRESS', DAY), url, note: null });
}

/** That a token of the reader ends, and where he makes another. */
export function tokenEndsLetter({ post, wording: { say } }: LetterDesk, payload: MailPayload<'TOKEN_ENDS'>): Letter {
  const { name, expiresAt } = payload;
  return {
    subject: say('letter.tokenEnds.subject', { name }),
    parts: [
      { kind: 'text', text: say('letter.tokenEnds.intro', { name, until: { at: expiresAt } }) },
      { kind: 'link', label: say('letter.tokenEnds.open'), url: post.pages.mailSettings },
    ],
    replyTo: null,
  };
}

/** What a letter about an account is written with. */
type AccountDesk = Pick<LetterDesk, 'post' | 'wording'>;

/** A link to an account; `note` says what else comes of opening it, `n` how long it is good for. */
interface AccountLink {
  readonly about:
    | 'magicLink'
    | 'passwordReset'
    | 'confirmSignUp'
    | 'signUpTried'
    | 'confirmAddress'
    | 'confirmNewAddress'
    | 'addressChanged';
  readonly n: number;
  readonly url: string;
  readonly note: string | null;
}

function livesFor(kind: keyof typeof ACCOUNT_LINK_LIVES, unit: Millis): number {
  return ACCOUNT_LINK_LIVES[kind] / unit;
}

function linkLetter({ wording: { say } }: AccountDesk, { about, n, url, note }: AccountLink): Letter {
  return {
    subject: say(`letter.${about}.subject`),
    parts: [
      { kind: 'text', text: say(`letter.${about}.intro`, { n }) },
      { kind: 'link', label: say(`letter.${about}.open`), url },
      ...(note === null ? [] : [{ kind: 'small', text: note } as const]),
      { kind: 'small', text: say(`letter.${about}.ignore`) },
    ],
    replyTo: null,
  };
}
