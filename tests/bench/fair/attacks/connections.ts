import { setTimeout as pause } from 'node:timers/promises';
import type { Attacker } from '../attacker.ts';
import { closing } from '../attack-socket.ts';
import { dearQuery } from '../documents.ts';
import { operation } from '../from-address.ts';
import { subscription } from './watching.ts';

const AT_ONCE = 20;
/** More than one address may have open. */
const SOCKETS = 300;
const STREAMS = 150;
const REQUESTS = 600;
const LONG_ID = 'x'.repeat(65);
/** How often a connection is filled with answers that nobody reads. */
const ANSWERS = 40;

/** Opens more sockets than there may be, each closed after a while and opened again. */
export function sockets(one: Attacker): void {
  one.again(SOCKETS, async () => {
    try {
      const socket = await one.socket();
      one.count(null);
      await Promise.race([pause(3_000), socket.closed]);
      socket.close();
    } catch (refused) {
      one.count(closing(String(refused instanceof Error ? refused.message : refused)));
    }
  });
}

/** Opens sockets and ends each by an operation whose id is too long. */
export function longIds(one: Attacker): void {
  one.again(AT_ONCE, async () => {
    const socket = await one.socket();
    socket.ask(LONG_ID, '{ isSetUp }');
    one.count((await socket.closed).startsWith('4400') ? 'operation id' : null);
  });
}

/** Asks for long answers over sockets, and reads none of them. */
export function readingNothing(one: Attacker): void {
  one.again(AT_ONCE, async () => {
    const socket = await one.socket();
    for (let each = 0; each < ANSWERS; each += 1) {
      const number = one.next();
      socket.ask(`${each}`, each % 4 === 0 ? dearQuery(number, one) : subscription(number));
    }
    socket.pause();
    const closed = await Promise.race([pause(5_000), socket.closed]);
    one.count(closed === undefined ? null : closing(closed));
    socket.close();
  });
}

/** Opens more streams of events than there may be, of subscriptions and of overlays that there are not. */
export function streams(one: Attacker): void {
  one.again(STREAMS, async () => {
    const number = one.next();
    const asked =
      number % 2 === 0
        ? { ...operation(subscription(number)), headers: { accept: 'text/event-stream' } }
        : { path: `/overlay/none${number}/events` };
    const { status } = await one.send(asked);
    if (status === 429) await pause(50);
  });
}

/** Asks for more at once than there may be unanswered. */
export function requests(one: Attacker): void {
  one.again(REQUESTS, async () => {
    const { status } = await one.send(operation(dearQuery(one.next(), one)));
    if (status === 429) await pause(200);
  });
}

/** Asks for texts until it is given no more, and goes on asking. */
export function texts(one: Attacker): void {
  one.again(AT_ONCE, async () => {
    const number = one.next();
    const game = one.games[number % one.games.length];
    const tournament = one.tournaments[number % one.tournaments.length];
    const table = number % 8 === 1 ? `/tournaments/${tournament}.txt` : `/tournaments/${tournament}/standings.csv`;
    await one.send({ path: number % 2 === 0 ? `/games/${game}.txt` : table });
  });
}

/** Asks for pictures until it is given no more, hardly one of them twice, and goes on asking. */
export function pictures(one: Attacker): void {
  one.again(AT_ONCE, async () => {
    const number = one.next();
    const game = one.games[number % one.games.length];
    await one.send({ path: `/games/${game}.png?size=${1_600 - (number % 1_500)}` });
  });
}
