import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { findReplyBox, takeReply, type ReplyBox } from '../../application/commands/mail/take-reply.ts';
import { takeMailedEntryRequest } from '../../application/commands/mail/take-entry-request.ts';
import { takeMailedSignUp } from '../../application/commands/mail/take-sign-up.ts';
import { takeMailedReport } from '../../application/commands/report/take-mail.ts';
import type { AppContext } from '../../application/context.ts';
import type { ReceivedMail } from '../../application/mail/in/received-mail.ts';
import { findRequestBox } from '../../application/mail/request-mailbox.ts';
import { findJoinBox } from '../../application/mail/join-key.ts';
import { findReportBox } from '../../application/mail/report-key.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Activity } from '../activity.ts';
import type { Env } from '../env.ts';
import { houseOf } from '../client-address.ts';
import { createRateLimit } from '../rate-limit.ts';
import { readMail } from './read-mail.ts';

/** A mail server that takes answers to mails about moves, reports of boards and sign-ups, and nothing else. */
export interface MailIn {
  readonly port: number;
  /** Lets the mail that is under way end, and closes every connection. */
  close(): Promise<void>;
}

interface MailInParts {
  readonly env: Env;
  readonly world: Pick<AppContext, 'db' | 'now' | 'pastGap' | 'entropy'>;
  readonly log: Logger;
  readonly working: Activity['working'];
}

/** A mailbox that somebody was given: what mail to it is counted by, and what is done with it. */
interface Box {
  readonly key: string;
  take(mail: ReceivedMail): Promise<string>;
}

const MIB = 1024 * 1024;
const MOST_RECIPIENTS = 5;
const MOST_CONNECTIONS = 50;
const PER_MINUTE = { connections: 120, unknownMailboxes: 30, mailsOfMailbox: 6 };

/** Takes mail for `move+KEY@MAIL_DOMAIN`, `report+KEY@…` `join+KEY@…` and `join+TOURNAMENT@…` if a port is set; rejects when that cannot be listened at. */
export async function openMailIn({ env, world, log, working }: MailInParts): Promise<MailIn | null> {
  const { MAIL_IN_PORT: port, MAIL_IN_HOST: host, MAIL_DOMAIN: domain } = env;
  if (port === undefined) return null;
  const { now } = world;
  const context: AppContext = { ...world, actor: { kind: 'system' } };
  const connections = createRateLimit(now, PER_MINUTE.connections);
  const strangers = createRateLimit(now, PER_MINUTE.unknownMailboxes);
  const mails = createRateLimit(now, PER_MINUTE.mailsOfMailbox);

  async function findBox(mailbox: string): Promise<Box | null> {
    const reply = await findReplyBox(world, mailbox);
    if (reply !== null) return { key: keyOf(reply), take: (mail) => takeReply(context, reply, mail) };
    const report = await findReportBox(world, mailbox);
    if (report !== null) {
      const key = `${report.tournamentId} ${report.playerId}`;
      return { key, take: (mail) => takeMailedReport(context, report, mail) };
    }
    const asked = await findRequestBox(world, mailbox);
    if (asked !== null) return { key: `ask ${asked.id}`, take: (mail) => takeRequest(asked, mail) };
    const join = await findJoinBox(world, mailbox);
    if (join === null) return null;
    const key = `join ${join.tournamentId} ${join.playerId}`;
    return { key, take: (mail) => takeMailedSignUp(context, join, mail) };
  }

  async function takeRequest(tournament: TournamentRecord, mail: ReceivedMail): Promise<string> {
    const outcome = await takeMailedEntryRequest(context, tournament, mail);
    if (outcome === 'CLOSED') throw refusal(550, '5.7.1 Nobody can sign up for this tournament now');
    if (outcome === 'CROWDED') throw refusal(450, '4.2.1 So many have asked to be entered, try again later');
    return outcome;
  }

  async function checkRecipient(address: string, { remoteAddress, envelope }: SMTPServerSession): Promise<void> {
    if (envelope.rcptTo.length >= MOST_RECIPIENTS) throw refusal(452, '4.5.3 Too many recipients for one message');
    const mailbox = mailboxAt(address, domain);
    const box = mailbox === null ? null : await findBox(mailbox);
    if (box === null) {
      if (strangers.take(houseOf(remoteAddress))) throw refusal(550, '5.1.1 There is no such mailbox here');
      throw refusal(421, '4.7.0 Too many unknown mailboxes, try again later');
    }
    if (!mails.take(box.key)) throw refusal(450, '4.2.1 This mailbox gets mail too fast, try again later');
  }

  async function takeMail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<string> {
    const source = await sourceOf(stream);
    if (source === null) throw refusal(552, '5.3.4 The message is too large');
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const mail = await readMail(source, from);
    if (mail === null) throw refusal(554, '5.6.0 The message cannot be read');
    const outcomes = new Set<string>();
    for (const { address } of envelope.rcptTo) {
      const box = await findBox(mailboxAt(address, domain) ?? '');
      if (box !== null) outcomes.add((await box.take(mail)).toLowerCase().replaceAll('_', ' '));
    }
    return `2.0.0 Taken: ${[...outcomes].join(', ') || 'nothing'}`;
  }

  const server = new SMTPServer({
    name: domain,
    banner: 'Baraza takes moves',
    authOptional: true,
    // What is between other servers and this one speaks TLS: it listens on the loopback address unless told otherwise.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MIB,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: 60_000,
    closeTimeout: 2_000,
    onConnect: ({ remoteAddress }, answer) =>
      answer(
        connections.take(houseOf(remoteAddress)) ? null : refusal(421, '4.7.0 Too many connections, try again later'),
      ),
    onRcptTo: ({ address }, session, answer) => {
      working(() => checkRecipient(address, session)).then(() => answer(), answered(answer, log));
    },
    onData: (stream, session, answer) => {
      working(() => takeMail(stream, session)).then((said) => answer(null, said), answered(answer, log));
    },
  });
  server.on('error', (failure) => log.info({ err: failure }, 'a mail connection broke'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The mailbox of an address of this domain; null for every other. */
function mailboxAt(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  return address.slice(at + 1).toLowerCase() === domain.toLowerCase() ? address.slice(0, at) : null;
}

function keyOf({ game, seat, ply }: ReplyBox): string {
  return `${game.id} ${seat} ${ply}`;
}

/** The whole message; null when it is too large, which is known only when it has been read to its end. */
async function sourceOf(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer);
  return stream.sizeExceeded ? null : Buffer.concat(parts);
}

/** What the sending server is told; a code of 500 or more is for good. */
function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** Hands a refusal on; anything else is a failure of this server, after which the sender tries again. */
function answered(answer: (failure: Error) => void, log: Logger): (failure: unknown) => void {
  return (failure) => {
    if (failure instanceof Error && 'responseCode' in failure) return answer(failure);
    log.error({ err: failure }, 'a mail could not be taken');
    return answer(refusal(451, '4.3.0 Something went wrong on the server, try again later'));
  };
}
