import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatOf } from '../../api/src/application/state/format-state.ts';
import { loadTournament } from '../../api/src/application/running/tournament-rows.ts';
import { isEmptyPlan } from '../../api/src/rules/formats/empty-plan.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GroupRecord } from '../../api/src/store/reading/stage.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { openTestDatabase } from '../support/database.ts';
import { runningKiba, type KibaEvent } from '../support/kiba-event.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { newWorld } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const FIELDS = process.env['BARAZA_LONG'] === '1' ? [6, 7, 9, 13, 20, 34] : [6, 13];

test.each(FIELDS)('%i players, some of whom leave in every stage, play to the end', async (players) => {
  const random = seededNumbers(players);
  const settings = {
    withdrawal: random() < 0.5 ? 'KEEP' : 'ANNUL',
    few: (['SHORT_PATH', 'LITERAL', 'CROSS'] as const)[Math.floor(random() * 3)],
    playoff: random() < 0.5 ? 'NEEDED' : 'LIST',
    approvalHours: random() < 0.5 ? 0 : 48,
  };
  const event = await runningKiba(newWorld(db, 900 + players), players, settings, { equal: random() < 0.5 });
  const here = new Set(event.players);
  const results = new Map<string, string>();
  await check(event, results);
  for (let step = 0; (await event.status()) === 'RUNNING'; step += 1) {
    if (step > 60) throw new Error('this tournament does not come to an end');
    const leaver = [...here][Math.floor(random() * here.size)];
    if (leaver !== undefined && here.size > 2 && random() < 0.2) {
      here.delete(leaver);
      await event.withdraw(leaver);
    } else {
      const open = await event.open();
      const some = open.filter(() => random() < 0.6);
      if (open.length > 0) {
        const winnerOf = () => (random() < 0.04 ? null : random() < 0.5 ? ('first' as const) : ('second' as const));
        await event.decide(winnerOf, some.length > 0 ? some : open);
      } else {
        await event.approve();
      }
    }
    await check(event, results);
  }
  expect(await event.open()).toEqual([]);
  expect((await event.stages()).every(({ state }) => state === 'PUBLISHED')).toBe(true);
});

/** What holds after everything that happens. Source: KIBA 11. */
async function check(event: KibaEvent, known: Map<string, string>): Promise<void> {
  const loaded = await loadTournament(db.prisma, event.id);
  const [tournament] = await tournamentsByIds(db.prisma, [event.id]);
  const format = formatOf(tournament!);
  const { rows, state } = loaded;
  const next = format.next(state);
  expect(isEmptyPlan(next.plan)).toBe(true);
  expect(rows.stages.map(({ key, state: stands }) => [key, stands])).toEqual(
    next.stages.map(({ stage, state: wanted }) => [stage, wanted]),
  );
  expect(next.done).toBe(tournament!.status === 'FINISHED');
  for (const { state: stands, awaitingUntil, completedAt } of rows.stages) {
    expect(awaitingUntil !== null).toBe(stands === 'AWAITING_APPROVAL');
    expect(completedAt !== null).toBe(stands === 'AWAITING_APPROVAL' || stands === 'PUBLISHED');
  }
  const groups = rows.groups.filter(({ key }) => /^[qs]\.[^.]+$/.test(key));
  const dealt = groups.filter(({ key }) => key.startsWith('q.'));
  expect(dealt.flatMap(({ seats }) => seats.map(({ entryId }) => entryId)).toSorted()).toEqual(
    rows.entries.map(({ id }) => id).toSorted(),
  );
  const sizes = dealt.map(({ seats }) => seats.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
  for (const group of groups) checkGroup(group);
  for (const [index, game] of rows.games.entries()) {
    const recorded = rows.results[index] ?? [];
    expect(recorded.length).toBe(game.status === 'FINISHED' ? 1 : 0);
    const text = JSON.stringify(recorded);
    if (recorded.length > 0) expect(known.get(game.id) ?? text).toBe(text);
    if (recorded.length > 0) known.set(game.id, text);
  }

  function checkGroup({ id, key, seats }: GroupRecord): void {
    const pairings = new Set(rows.pairings.filter(({ groupId }) => groupId === id).map((pairing) => pairing.id));
    const games = rows.games.filter(({ pairingId }) => pairings.has(pairingId));
    expect(games).toHaveLength(seats.length * (seats.length - 1));
    expect(new Set(games.map(({ entries }) => `${entries.first} ${entries.second}`)).size).toBe(games.length);
    const standings = format.standings(state, key);
    const wins = new Map(state.decided.map(({ game, winner }) => [game, winner]));
    const inTable = new Set(standings.map(({ entry }) => entry));
    const won = games.filter(
      ({ key: game, entries }) =>
        (wins.get(game) ?? null) !== null && inTable.has(entries.first) && inTable.has(entries.second),
    );
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2 * won.length);
  }
}
