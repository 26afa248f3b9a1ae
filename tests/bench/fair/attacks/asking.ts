import { setTimeout as pause } from 'node:timers/promises';
import { refusalOf, type Attacker } from '../attacker.ts';
import { dearQuery, DOCUMENTS, type DocumentRule } from '../documents.ts';
import { operation } from '../from-address.ts';

/** Requests that are under way at once, and sockets that are full at once. */
const REQUESTS = 20;
const SOCKETS = 5;
const OPERATIONS = 50;

/** Asks for different documents over HTTP and sockets, as many at once as it may. */
export function asking(one: Attacker, document: () => string): void {
  one.again(SOCKETS, () => fill(one, document));
  one.again(REQUESTS, () => one.send(operation(document())));
}

/** The dearest queries. */
export function askingDear(one: Attacker): void {
  asking(one, () => dearQuery(one.next(), one));
}

/** Documents that are just within a limit and just beyond it by turns. */
export function pressingDocuments(rule: DocumentRule): (one: Attacker) => void {
  const { within, beyond } = DOCUMENTS[rule];
  return (one) =>
    asking(one, () => {
      const number = one.next();
      return number % 2 === 0 ? within(number) : beyond(number);
    });
}

/** Fills one socket with operations, and closes it when all have been answered or two seconds have gone by. */
export async function fill(one: Attacker, document: () => string, operations = OPERATIONS): Promise<void> {
  const socket = await one.socket();
  const waiting = new Set(Array.from({ length: operations }, (_, index) => String(index)));
  const over = new AbortController();
  socket.onAnswer(({ id, type, text }) => {
    if (!waiting.delete(id)) return;
    one.count(type === 'next' && !text.includes('"errors":[') ? null : (refusalOf({ status: 0, text }) ?? type));
    if (waiting.size === 0) over.abort();
  });
  for (const id of waiting) socket.ask(id, document());
  await Promise.race([pause(2_000, undefined, { signal: over.signal }).catch(() => {}), socket.closed]);
  socket.close();
}
