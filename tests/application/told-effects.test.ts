import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { eventsSummary } from '../../api/src/application/queries/effects-message.ts';
import { durationText, STRANGER } from '../../api/src/application/texts/say.ts';
import { DAY, HOUR, MINUTE, SECOND, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { inEnglish } from '../support/event-in-english.ts';
import { must, newWorld, type World } from '../support/world.ts';

let db: Db;
let world: World;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
});
afterAll(() => db.close());

describe('a dry run is told as it would be', () => {
  test('who would enter, by name, those too whom it alone has made', async () => {
    const director = await world.person('Dalila', 'DIRECTOR');
    const tournamentId = await world.draft(director);
    must(await openRegistration(director.context, { tournamentId }));
    const { playerId } = await world.person('Baraka');
    const newPlayers = [{ name: 'Cleo', country: null, category: 1, elo: 1500, matches: 0 }];
    const { effects } = must(
      await enterPlayers(director.context, { tournamentId, playerIds: [playerId], newPlayers, dryRun: true }),
    );
    expect(inEnglish(effects.told?.texts)).toEqual(['Baraka has entered.', 'Cleo has entered.']);
    expect(inEnglish(effects.told?.summary)).toEqual(inEnglish(effects.told?.texts));
  });

  test('how many games would start, and a result with the score and the table that it would make', async () => {
    const director = await world.person('Dalila', 'DIRECTOR');
    const make = async (venue: 'HERE' | 'ELSEWHERE') => {
      const tournamentId = await world.draft(director, { venue });
      must(await openRegistration(director.context, { tournamentId }));
      const playerIds = [];
      for (const name of ['Ana', 'Bea', 'Cleo']) playerIds.push((await world.person(name)).playerId);
      must(await enterPlayers(director.context, { tournamentId, playerIds, newPlayers: [] }));
      must(await closeRegistration(director.context, { tournamentId }));
      return tournamentId;
    };
    const here = await make('HERE');
    const start = must(await startTournament(director.context, { tournamentId: here, dryRun: true })).effects;
    const titles = '(game [12] of (Ana|Bea|Cleo) and (Ana|Bea|Cleo)(, )?){3}';
    expect(inEnglish(start.told?.summary)).toContain('Round robin: the games have begun.');
    const games = inEnglish(start.told?.summary).filter((line) => line.includes('games start'));
    expect(games).toEqual([expect.stringMatching(new RegExp(`^6 games start: ${titles} and 3 more\\.$`))]);
    expect(inEnglish(start.told?.texts).filter((text) => text.includes('has started; '))).toHaveLength(6);

    const elsewhere = await make('ELSEWHERE');
    must(await startTournament(director.context, { tournamentId: elsewhere }));
    const all = await gamesOfTournaments(db.prisma, [elsewhere]);
    const pair = all.filter(({ pairingId }) => pairingId === all[0]?.pairingId);
    const results = pair.map(({ id, number }) => ({
      gameId: id,
      winner: number === 1 ? ('first' as const) : ('second' as const),
      how: 'PLAYED' as const,
      address: null,
      boardNumber: null,
      at: null,
    }));
    const report = must(await reportResult(director.context, { tournamentId: elsewhere, results, dryRun: true }));
    expect(inEnglish(report.effects.told?.texts)).toContainEqual(
      expect.stringMatching(/^The pairing of \w+ and \w+ is decided: (2 : 0|0 : 2)\.$/),
    );
    expect(inEnglish(report.effects.told?.summary)).toContain('The table of group A has changed after 2 games.');
    expect((await gamesOfTournaments(db.prisma, [elsewhere])).every(({ status }) => status === 'SCHEDULED')).toBe(true);
  });
});

test('what is done is summed up from what is stored', async () => {
  const starts = (await (await world.running(['Asha', 'Juma', 'Zuri'])).games()).map(
    ({ id, tournamentId, entries }) => ({
      topic: 'game:1' as const,
      kind: 'GameStarted' as const,
      payload: { gameId: id, tournamentId, ...entries, deadline: null },
    }),
  );
  expect(inEnglish(await eventsSummary(world.anonymous, starts.slice(0, 1)))).toEqual([
    expect.stringMatching(/^Game .* moves first\.$/),
  ]);
  expect(inEnglish(await eventsSummary(world.anonymous, starts.slice(0, 3)))).toEqual([
    expect.stringMatching(/^3 games start: (game [^,]*, ){2}game [^,]*\.$/),
  ]);
  expect(inEnglish(await eventsSummary(world.anonymous, []))).toEqual([]);
});

test.each([
  ['nothing', 0, '0 s'],
  ['less than a second', 999, '0 s'],
  ['a second', SECOND, '1 s'],
  ['one day', DAY, '1 day'],
  ['days and hours', 2 * DAY + 5 * HOUR, '2 days 5 h'],
  ['hours and minutes', 2 * HOUR + 30 * MINUTE, '2 h 30 min'],
  ['everything', DAY + HOUR + MINUTE + SECOND, '1 day 1 h 1 min 1 s'],
])('a duration in words: %s', (_what, duration, words) => {
  expect(durationText(STRANGER, millis(duration))).toBe(words);
});
