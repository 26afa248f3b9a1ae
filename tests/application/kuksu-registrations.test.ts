import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRegistrations } from '../../api/src/application/commands/registration/import-registrations.ts';
import { takeLastCycle } from '../../api/src/formats/kuksu/application/commands/take-last-cycle.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { disqualify } from '../../api/src/application/commands/tournament/disqualify.ts';
import { reinstate } from '../../api/src/application/commands/tournament/reinstate.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import type { Db } from '../../api/src/store/client.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { signedUpCycle } from '../support/signed-up-cycle.ts';
import { must, newWorld, refusal, type Person } from '../support/world.ts';
import type { PastedLine } from '../../api/src/application/pasted/pasted-line.ts';
import { message, say, STRANGER } from '../../api/src/application/texts/say.ts';

let db: Db;
let seed = 5_400;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const NOBODY = { playerIds: [], newPlayers: [] } as const;
const signedUp = (count: number, settings: object = {}) => signedUpCycle(newWorld(db, (seed += 1)), count, settings);

test('registrations from a text: known and new players enter with their ratings, who is in gets his', async () => {
  const { world, director, id, people } = await signedUp(2, { acceptanceDays: 0 });
  const known = await world.person(`Zainab ${seed}`);
  const text = ['Rating,Name,country', '1900,p1,', `1850,"zainab ${seed}",KE`, `,"New, the ${seed}",it`, '', '2100,p2'];
  const give = (lines: readonly string[], dryRun = false) =>
    importRegistrations(director.context, { tournamentId: id, text: lines.join('\n'), choices: [], dryRun });
  const before = await fingerprint(db);
  const tried = must(await give(text, true));
  expect(await fingerprint(db)).toEqual(before);
  const done = must(await give(text));
  for (const { lines, players } of [tried, done]) {
    expect(lines.map(({ line, outcome, names: [name] }) => [line, outcome, name?.who, name?.playerId])).toEqual([
      [2, 'TAKEN', 'KNOWN', people[0]!.playerId],
      [3, 'TAKEN', 'KNOWN', known.playerId],
      [4, 'TAKEN', 'NEW', null],
      [6, 'TAKEN', 'KNOWN', people[1]!.playerId],
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
  const give = (text: string, by = director) =>
    importRegistrations(by.context, { tournamentId: id, text, choices: [] });
  const text = `name,rating,country\nFine,1500,\n${name},,\nfine,1600,\n,1500,\nFast,4001,\nFar,,Kenya\nLong,1,KE,x`;
  const { kind, lines = [] } = refusal<{ kind: string; lines?: readonly PastedLine[] }>(await give(text));
  expect(kind).toBe('invalid-lines');
  expect(lines.map(({ line, outcome, column }) => [line, outcome, column])).toEqual([
    [2, 'TAKEN', null],
    [3, 'UNDECIDED', null],
    [4, 'UNDECIDED', null],
    [5, 'REFUSED', 1],
    [6, 'REFUSED', 2],
    [7, 'REFUSED', 3],
    [8, 'REFUSED', 4],
  ]);
  const [, , twice, , fast] = lines;
  expect(twice?.messages).toEqual([message('pasted.repeated', { name: 'fine', earlier: 2 })]);
  expect(say(STRANGER, fast!.messages[0])).toBe(
    '"4001" cannot be read. The Elo must be a whole number from 0 to 4000.',
  );
  expect(refusal(await give('name,points\nAda,3'))).toMatchObject({ kind: 'invalid-input', field: 'text' });
  expect(refusal(await give('name'))).toMatchObject({ kind: 'invalid-input', field: 'text' });
  expect(refusal(await give('name\nAda', people[0])).kind).toBe('forbidden');
  const many = Array.from({ length: 19 }, (_, index) => `Many ${index}`).join('\n');
  expect(refusal(await give(`name\n${many}`))).toMatchObject({ kind: 'tournament-full', maxPlayers: 20 });
  expect(await fingerprint(db)).toEqual(before);
});

test('disqualified by the director: no trophy and no award in the next cycle, the place is kept; and taken back (Kuksu 3.5)', async () => {
  const { director, id, people } = await signedUp(6, { acceptanceDays: 0, approvalHours: 0 });
  const [first, second] = people as [Person, Person];
  const word = { tournamentId: id, playerId: first.playerId, reason: 'Several games timed out' };
  expect(refusal(await disqualify(director.context, word)).kind).toBe('wrong-status');
  must(await closeRegistration(director.context, { tournamentId: id }));
  must(await startTournament(director.context, { tournamentId: id }));
  const before = await fingerprint(db);
  must(await disqualify(director.context, { ...word, dryRun: true }));
  const refused = [
    await disqualify(second.context, word),
    await disqualify(director.context, { ...word, reason: '' }),
    await disqualify(director.context, { ...word, playerId: director.playerId }),
    await reinstate(director.context, word),
  ];
  expect(refused.map((one) => refusal<{ kind: string }>(one).kind)).toEqual([
    ...['forbidden', 'invalid-input', 'not-found', 'wrong-status'],
  ]);
  expect(await fingerprint(db)).toEqual(before);
  must(await disqualify(director.context, word));
  const games = await gamesOfTournaments(db.prisma, [id]);
  const results = games.map(({ id: gameId, players }) => {
    const names = people.map(({ playerId }) => playerId);
    const winner = names.indexOf(players.first) < names.indexOf(players.second) ? 'first' : 'second';
    return { gameId, winner, how: 'PLAYED', address: null, boardNumber: null, at: null } as const;
  });
  must(await reportResult(director.context, { tournamentId: id, results }));
  const handedOn = async () => {
    const next = await signedUpCycle(newWorld(db, (seed += 1)), 1);
    must(await enterPlayers(next.director.context, { ...NOBODY, tournamentId: next.id, playerIds: [first.playerId] }));
    const { matched } = must(await takeLastCycle(next.director.context, { tournamentId: next.id, lastId: id }));
    return matched[0]?.previous.league;
  };
  expect(await handedOn()).toEqual({ name: 'A', tier: 1, rank: 1, isDisqualified: true });
  must(await reinstate(director.context, { ...word, reason: 'He was ill' }));
  expect(await handedOn()).toMatchObject({ rank: 1, isDisqualified: false });
  const rulings = await db.prisma.ruling.findMany({ where: { tournamentId: id }, orderBy: { id: 'asc' } });
  expect(rulings.map(({ kind }) => kind)).toEqual(['DISQUALIFICATION', 'DISQUALIFICATION']);
});
