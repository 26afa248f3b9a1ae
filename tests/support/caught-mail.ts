import { simpleParser } from 'mailparser';
import type { TestServer } from './server.ts';

/** The text of the newest mail to this address of a server that catches its mails, once all that is under way has ended. */
export async function caughtMail({ composed, db }: TestServer, recipient: string): Promise<string> {
  await composed.settled();
  const { source } = await db.prisma.caughtMail.findFirstOrThrow({ where: { recipient }, orderBy: { at: 'desc' } });
  return (await simpleParser(source)).text ?? '';
}

/** What a mail links to under a path of its server, as a path. */
export function linkIn(text: string | undefined, under: string): string {
  const addresses = text?.match(/https?:\/\/\S+/g) ?? [];
  const found = addresses.map((address) => new URL(address)).find(({ pathname }) => pathname === under);
  if (found === undefined) throw new Error(`No link to ${under} in: ${text}`);
  return found.pathname + found.hash;
}
