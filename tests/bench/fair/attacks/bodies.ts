import type { Attacker } from '../attacker.ts';
import { fill } from './asking.ts';

const REQUESTS = 20;
const SOCKETS = 5;
/** A request with these bytes in it is just within what it may have. */
const WITHIN = 260_000;
const BEYOND = 400_000;

/** Sends bodies and messages of as many bytes as there may be, in the form that takes longest to read, and longer ones. */
export function heavy(one: Attacker): void {
  one.again(REQUESTS, async () => {
    const number = one.next();
    const body = bodyOf(number % 2 === 0 ? WITHIN : BEYOND, number);
    // Of every fourth, it is not said how long it is.
    const headers = number % 4 < 2 ? {} : { 'content-length': undefined, 'transfer-encoding': 'chunked' };
    await one.send({ path: '/graphql', body, headers });
  });
  one.again(SOCKETS, () => fill(one, () => `{ a${one.next()}: isSetUp } #${'x'.repeat(WITHIN - 100)}`));
}

/** Sends requests of as many operations as one may carry, and of more. */
export function batches(one: Attacker): void {
  one.again(REQUESTS, async () => {
    const number = one.next();
    const operations = Array.from({ length: number % 2 === 0 ? 10 : 11 }, (_, index) => ({
      query: `{ a${number}_${index}: players(first: 20) { nodes { name games(first: 3) { nodes { ply } } } } }`,
    }));
    await one.send({ path: '/graphql', body: JSON.stringify(operations) });
  });
}

function bodyOf(bytes: number, number: number): string {
  return `{"query":"{ a${number}: isSetUp }","variables":{"x":[${'[],'.repeat(Math.floor((bytes - 70) / 3))}[]]}}`;
}
