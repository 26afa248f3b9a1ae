import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRegistrations } from '../../api/src/application/commands/registration/import-registrations.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import type { Db } from '../../api/src/store/client.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { signedUpCycle } from '../support/signed-up-cycle.ts';
import { must, newWorld, refusal } from '../support/world.ts';

let db: Db;
let seed = 5_400;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const signedUp = (count: number, settings: object = {}) => signedUpCycle(newWorld(db, (seed += 1)), count, settings);

test('registrations from a text: known and new players enter with their ratings, who is in gets his', async () => {
  const { world, director, id, people } = await signedUp(2, { acceptanceDays: 0 });
  const known = await world.person(`Zainab ${seed}`);
  const text = ['Rating,Name,country', '1900,p1,', `1850,"zainab ${seed}",KE`, `,"New, the ${seed}",it`, '', '2100,p2'];
  const give = (lines: readonly string[], dryRun = false) =>
    importRegistrations(director.context, { tournamentId: id, text: lines.join('\n'), dryRun });
  const before = await fingerprint(db);
  const tried = must(await give(text, true));
  expect(await fingerprint(db)).toEqual(before);
  const done = must(await give(text));
  for (const { lines, players } of [tried, done]) {
    expect(lines.map(({ line, kind, playerId }) => [line, kind, playerId])).toEqual([
      [2, 'ENTERED', people[0]!.playerId],
      [3, 'KNOWN', known.playerId],
      [4, 'NEW', null],
      [6, 'ENTERED', people[1]!.playerId],
    ]);
    expect(players).toBe(4);
  }
  // what counts is noted when sign-up closes, and stays when it opens again
  must(await closeRegistration(director.context, { tournamentId: id }));
  must(await openRegistration(director.context, { tournamentId: id }));
  must(await closeRegistration(director.context, { tournamentId: id }));
  const elos = Object.fromEntries(
    (await entriesOfTournaments(db.prisma, [id])).map(({ player, elo, country }) => [player.name, [elo, country]]),
  );
  expect(elos).toEqual({
    P1: [1900, null],
    P2: [2100, null],
    [`Zainab ${seed}`]: [1850, null],
    [`New, the ${seed}`]: [1500, 'IT'],
  });
  expect(refusal(await give(text)).kind).toBe('wrong-status');
});

test('registrations that cannot be taken are listed line by line, and nobody enters', async () => {
  const { world, director, id, people } = await signedUp(2);
  const name = `Twin ${seed}`;
  await world.person(name);
  await world.person(name);
  const before = await fingerprint(db);
  const give = (text: string, by = director) => importRegistrations(by.context, { tournamentId: id, text });
  const text = `name,rating,country\nFine,1500,\n${name},,\nfine,1600,\n,1500,\nFast,4001,\nFar,,Kenya\nLong,1,KE,x`;
  expect(refusal(await give(text))).toMatchObject({
    kind: 'invalid-registrations',
    message: '6 of 7 lines cannot be taken, so nobody was entered.',
    lines: [
      { line: 2, kind: 'NEW', problem: null },
      { line: 3, problem: { fault: 'NAMESAKES' } },
      { line: 4, problem: { fault: 'REPEATED', message: '"fine" is in line 2 already.' } },
      { line: 5, problem: { fault: 'UNREADABLE' } },
      { line: 6, problem: { message: 'The rating is a whole number up to 4000, not "4001".' } },
      { line: 7, problem: { message: 'The country is two letters, such as KE, not "Kenya".' } },
      { line: 8, problem: { message: 'There are more cells than columns.' } },
    ],
  });
  expect(refusal(await give('name,elo\nAda,3'))).toMatchObject({ kind: 'invalid-input', field: 'text' });
  expect(refusal(await give('name'))).toMatchObject({ kind: 'invalid-input', field: 'text' });
  expect(refusal(await give('name\nAda', people[0])).kind).toBe('forbidden');
  const many = Array.from({ length: 19 }, (_, index) => `Many ${index}`).join('\n');
  expect(refusal(await give(`name\n${many}`))).toMatchObject({ kind: 'tournament-full', maxPlayers: 20 });
  expect(await fingerprint(db)).toEqual(before);
});
