import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { stageAdvances } from '../../api/src/application/queries/advances.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { inEnglish } from '../support/event-in-english.ts';
import { betterWins, runningKiba, toldOf } from '../support/kiba-event.ts';
import { must, newWorld } from '../support/world.ts';
import { contextOf, gameOfNames, player, seats, stage, states, winner } from './kiba-reading.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let seed = 760;
const nine = (settings: object = {}) => runningKiba(newWorld(db, (seed += 1)), 9, settings);

describe('a withdrawal', () => {
  test('in the qualification: a dry run lists every game it loses; opponents are told', async () => {
    const event = await nine();
    const open = await event.open();
    const p4 = player(event, 'P04');
    const first = await gameOfNames(event, 'q', 'P01', 'P04');
    await event.decide(() => 'second', [first]);
    const told = must(await withdraw(p4.context, { tournamentId: event.id, playerId: null, dryRun: true }));
    expect(told.gamesLost).toHaveLength(3);
    expect(await event.open()).toHaveLength(open.length - 1);
    await event.withdraw(p4);
    expect(await event.open()).toHaveLength(open.length - 4);
    const [notice] = await toldOf(event.world, player(event, 'P07'), ['MyOpponentWithdrew']);
    expect(notice?.payload).toMatchObject({ playerId: p4.playerId, gameIds: { length: 2 } });
    await event.decide(betterWins(event));
    await event.approve();
    expect(await seats(event, 's.2')).toEqual(['P07', 'P05', 'P06']);
  });

  test('while the director looks at the tables: the next of the group takes the place', async () => {
    const event = await nine();
    await event.decide(betterWins(event));
    await event.withdraw(player(event, 'P01'));
    expect(await states(event)).toEqual({ q: 'AWAITING_APPROVAL' });
    const advances = await stageAdvances(contextOf(event), await stage(event, 'q'), null);
    expect(advances.slice(0, 3).map(({ place, replaces }) => [place, replaces !== null])).toEqual([
      ['OUT', false],
      ['FIRST', true],
      ['SECOND', true],
    ]);
    const [, second, third] = inEnglish(advances.map(({ why }) => why));
    expect(second).toMatch(/^Place 2 of group A.*in the place of P01, who has withdrawn.*KIBA 8\.4/);
    expect(third).toMatch(/^Place 3 .*in the place of P04, who has moved up for one who has withdrawn/);
    await event.approve();
    expect(await seats(event, 's.1')).toEqual(['P04', 'P02', 'P03']);
    expect(await seats(event, 's.2')).toEqual(['P07', 'P05', 'P06']);
  });

  test('in a semi-final and in the final', async () => {
    const event = await nine();
    await event.decide(betterWins(event));
    await event.approve();
    await event.withdraw(player(event, 'P04'));
    await event.decide(betterWins(event));
    await event.approve();
    expect(await seats(event, 'f.1')).toEqual(['P01', 'P05']);
    await event.decide(betterWins(event));
    await event.withdraw(player(event, 'P01'));
    expect(await event.status()).toBe('FINISHED');
    expect(await winner(event)).toBe('P05');
  });

  test('of everybody leaves nobody to win, and ends the tournament', async () => {
    const event = await runningKiba(newWorld(db, (seed += 1)), 6);
    for (const person of event.players) await event.withdraw(person);
    expect(await event.open()).toEqual([]);
    await event.approve();
    expect(await event.status()).toBe('FINISHED');
    expect(await winner(event)).toBeNull();
  });
});
