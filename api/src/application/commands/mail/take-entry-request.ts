import { createHash } from 'node:crypto';
import { newId } from '../../../kernel/entropy.ts';
import type { EntryRequestId } from '../../../kernel/ids.ts';
import { LOCALES, type Locale } from '../../../kernel/locale.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { DAY, minus } from '../../../kernel/time.ts';
import { playerIdByEmail } from '../../../store/reading/account.ts';
import {
  countMailsOfSender,
  countRequestsSince,
  openRequestOf,
  openRequestsIn,
} from '../../../store/reading/entry-request.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import {
  insertEntryRequest,
  rewriteEntryRequest,
  type EntryRequestMail,
} from '../../../store/writing/entry-request.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import type { NotFound } from '../../errors.ts';
import { deskTopic, inboxTopic } from '../../events.ts';
import { lockedTournament } from '../../found.ts';
import { entryWords } from '../../mail/in/entry-words.ts';
import { isAutomatic, type ReceivedMail } from '../../mail/in/received-mail.ts';
import { takesRequests } from '../../mail/request-mailbox.ts';
import { decisionMakers } from '../../rights.ts';
import { writeSignUpAnswer } from './write-sign-up-answer.ts';

/**
 * What becomes of a mail that asks to be entered: it is taken, whoever writes; it comes from a program, or from nobody; sign-up is not
 * open; or so many have asked that the sender may try again later.
 */
export type MailedEntryRequest = 'REQUESTED' | 'IGNORED' | 'CLOSED' | 'CROWDED';

const MOST = { mailsOfSender: 5, open: 100, aDay: 100 };
const LONGEST = { subject: 300, text: 2_000 };

/**
 * Takes a mail to the public address of a tournament, once however often it is delivered. From an address without an account it becomes a
 * request on the director's desk, or stands in place of the sender's earlier one. Who has an account with that address is told there how he
 * signs up, and whoever has written is answered the same, so that nobody learns who has one. A sender's sixth mail of a day is passed over.
 * Source: Common 4.21.
 */
export async function takeMailedEntryRequest(
  context: AppContext,
  { id: tournamentId }: Pick<TournamentRecord, 'id'>,
  mail: ReceivedMail,
): Promise<MailedEntryRequest> {
  const address = mail.from?.address.trim().toLowerCase() ?? '';
  if (isAutomatic(mail) || !/^\S+@\S+$/.test(address) || address.length > 254) return 'IGNORED';
  const playerId = await playerIdByEmail(context.db.prisma, address);
  const sender = digest(address);
  const input = { idempotencyKey: `mail:${tournamentId}:${digest(mail.identity)}` };
  const taken = await runCommand(context, { mutation: 'takeEntryRequest', input }, (command) =>
    request(command, { tournamentId, address, sender, isKnown: playerId !== null }, mail),
  );
  if (!taken.ok) return outcomeOf(taken.error.kind);
  if (playerId !== null) {
    const identity = `asked:${Math.floor(context.now() / DAY)}`;
    await writeSignUpAnswer(context, { tournamentId, playerId }, { outcome: 'ASKED', message: null, identity });
  }
  return 'REQUESTED';
}

function outcomeOf(refused: string): MailedEntryRequest {
  return refused === 'closed' ? 'CLOSED' : refused === 'crowded' ? 'CROWDED' : 'IGNORED';
}

interface Asked {
  readonly tournamentId: TournamentRecord['id'];
  readonly address: string;
  readonly sender: string;
  /** the address has an account */
  readonly isKnown: boolean;
}

async function request(
  command: Command,
  { tournamentId, address, sender, isKnown }: Asked,
  mail: ReceivedMail,
): Promise<Result<object, NotFound | { readonly kind: 'closed' | 'crowded' }>> {
  const { tx, at, entropy, emit } = command;
  const found = await lockedTournament(tx, tournamentId);
  if (!found.ok) return found;
  if (!takesRequests(found.value)) return err({ kind: 'closed' });
  const yesterday = minus(at, DAY);
  const open = (await openRequestsIn(tx, [tournamentId])).length;
  const earlier = await openRequestOf(tx, { tournamentId, sender });
  const isFull = open >= MOST.open || (await countRequestsSince(tx, tournamentId, yesterday)) >= MOST.aDay;
  if (isFull && earlier === null) return err({ kind: 'crowded' });
  const isTooOften = (await countMailsOfSender(tx, sender, yesterday)) >= MOST.mailsOfSender;
  if (isKnown || isTooOften) return ok({});
  const written: EntryRequestMail = { ...entryWords(mail), locale: localeOf(mail), ...asWritten(mail) };
  if (earlier !== null) {
    await rewriteEntryRequest(tx, earlier.id, written);
    return ok({});
  }
  const requestId = newId<EntryRequestId>(entropy);
  await insertEntryRequest(tx, { ...written, id: requestId, tournamentId, address, sender, at });
  const payload = { tournamentId, requestId };
  emit({ topic: deskTopic(tournamentId), kind: 'EntryRequested', payload });
  for (const player of decisionMakers(found.value)) {
    emit({ topic: inboxTopic(player), kind: 'MyEntryRequested', payload });
  }
  return ok({});
}

function asWritten({ subject, text }: ReceivedMail): Pick<EntryRequestMail, 'subject' | 'text'> {
  const plain = (words: string): string =>
    words
      .normalize('NFC')
      .replaceAll(/[^\P{C}\n]/gu, ' ')
      .trim();
  const clipped = (words: string, most: number): string => Array.from(words).slice(0, most).join('');
  return {
    subject: clipped(plain(subject.replaceAll('\n', ' ')), LONGEST.subject),
    text: clipped(plain(text.replaceAll(/\r\n?/g, '\n')), LONGEST.text),
  };
}

/** The language that a mail says it is in, if letters are written in it; English otherwise. */
function localeOf({ headers }: ReceivedMail): Locale {
  const named = (headers.get('content-language') ?? headers.get('accept-language') ?? '').slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === named) ?? 'en';
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
