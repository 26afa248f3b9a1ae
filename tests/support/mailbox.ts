import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived, and to whom it was sent. */
export interface ReceivedMail {
  readonly to: string;
  readonly mail: ParsedMail;
}

/** A mail server of a test that takes everything, unless it is told what to answer. */
export interface Mailbox {
  /** `smtp://127.0.0.1:PORT` */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The mails to this address, in the order of their arrival. */
  to(address: string): readonly ParsedMail[];
  /** The next mail to this address, which is forgotten as if it had never come. */
  take(address: string): Promise<ParsedMail>;
  /** From now on every mail is answered by this; null: taken again. */
  answer(refusal: { readonly code: number; readonly text: string } | null): void;
  /** Ends when this many mails have been taken. */
  until(count: number): Promise<void>;
  /** With `true`, mails are heard to their end and never answered. */
  hold(isHolding: boolean): void;
  /** Ends when a mail was heard that is not answered. */
  held(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it on a free port of the loopback. */
export async function openMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  let refusal: { readonly code: number; readonly text: string } | null = null;
  let isHolding = false;
  const held = Promise.withResolvers<void>();
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (isHolding) return held.resolve();
        if (refusal !== null) {
          callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
          return;
        }
        void simpleParser(Buffer.concat(parts)).then((mail) => {
          for (const { address } of session.envelope.rcptTo) received.push({ to: address, mail });
          callback();
          for (const look of waiting) look();
        });
      });
    },
  });
  // Whoever sends a mail may be killed while he does.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    to: (address) => received.filter((one) => one.to === address).map(({ mail }) => mail),
    take: (address) =>
      new Promise((resolve) => {
        const look = (): void => {
          const index = received.findIndex(({ to }) => to === address);
          const [taken] = index < 0 ? [] : received.splice(index, 1);
          if (taken === undefined) return;
          waiting.delete(look);
          resolve(taken.mail);
        };
        waiting.add(look);
        look();
      }),
    answer: (given) => void (refusal = given),
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    hold: (given) => void (isHolding = given),
    held: () => held.promise,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
