import type { PlayerId, TournamentId } from '../../api/src/kernel/ids.ts';
import { mailMatter, type AddressedMatter, type MailMatter } from '../../api/src/store/codecs/mail-payload.ts';
import { instant } from '../../api/src/kernel/time.ts';
import type { Locale } from '../../api/src/kernel/locale.ts';

const TOKEN = 'abcXYZ';

/** What mails about accounts are about; the one to a stranger is in this language. */
export function accountMatters(locale: Locale, tournamentId: TournamentId, player: PlayerId) {
  return {
    MAGIC_LINK: { kind: 'MAGIC_LINK', payload: { token: TOKEN } },
    PASSWORD_RESET: { kind: 'PASSWORD_RESET', payload: { token: TOKEN } },
    CONFIRM_SIGN_UP: { kind: 'CONFIRM_SIGN_UP', payload: { token: TOKEN, address: 'new@people.example', locale } },
    CONFIRM_NEW_ADDRESS: {
      kind: 'CONFIRM_NEW_ADDRESS',
      payload: { token: TOKEN, address: 'new@people.example', locale },
    },
    ENTRY_REQUEST_ANSWERED: {
      kind: 'ENTRY_REQUEST_ANSWERED',
      payload: {
        ...{ token: '', address: 'new@people.example', locale, tournamentId },
        ...{ outcome: 'DECLINED' as const, idElsewhere: null, reason: 'It is for members.' },
      },
    },
    ADDRESS_CHANGED: { kind: 'ADDRESS_CHANGED', payload: { token: '', address: 'old@people.example', locale } },
    ACCOUNT_MERGED: {
      kind: 'ACCOUNT_MERGED',
      payload: {
        ...{ token: '', address: 'old@people.example', locale, mergedId: player, intoId: player },
        reason: 'He signed up twice',
      },
    },
    TOKEN_ENDS: { kind: 'TOKEN_ENDS', payload: { name: 'Overlay', expiresAt: instant(Date.UTC(2027, 1, 1, 12)) } },
    SIGN_UP_TRIED: { kind: 'SIGN_UP_TRIED', payload: {} },
    CONFIRM_ADDRESS: { kind: 'CONFIRM_ADDRESS', payload: {} },
  } as const;
}

const TO_STRANGERS = [
  'CONFIRM_SIGN_UP',
  'CONFIRM_NEW_ADDRESS',
  'ADDRESS_CHANGED',
  'ACCOUNT_MERGED',
  'ENTRY_REQUEST_ANSWERED',
] as const;

/** Whether a mail of this kind goes to who has no account under its address. */
export function isToStranger(kind: MailMatter['kind']): kind is (typeof TO_STRANGERS)[number] {
  return (TO_STRANGERS as readonly string[]).includes(kind);
}

/** A mail about this to a player, or, where it goes to strangers only, to nobody who is one. */
export function addressed({ kind, payload }: MailMatter, playerId: PlayerId): AddressedMatter {
  return mailMatter(kind, payload, isToStranger(kind) ? null : playerId);
}
