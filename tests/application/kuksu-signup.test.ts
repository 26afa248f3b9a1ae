import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { answerInvitation } from '../../api/src/application/commands/invitation/answer-invitation.ts';
import { endInvitations } from '../../api/src/application/commands/invitation/end-invitations.ts';
import { excludePlayers } from '../../api/src/application/commands/invitation/exclude-players.ts';
import { extendInvitations } from '../../api/src/application/commands/invitation/extend-invitations.ts';
import { invitePlayers } from '../../api/src/application/commands/invitation/invite-players.ts';
import { importLastCycle } from '../../api/src/formats/kuksu/application/commands/import-last-cycle.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterTournament } from '../../api/src/application/commands/tournament/enter.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { cycleArrangement } from '../../api/src/formats/kuksu/application/tournament.ts';
import { readAfresh } from '../../api/src/application/queries/reading.ts';
import type { PlayerId, TournamentId } from '../../api/src/kernel/ids.ts';
import { DAY, millis, plus } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { entriesOfTournaments, everyEntryOfTournaments } from '../../api/src/store/reading/entry.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { toldOf } from '../support/kiba-event.ts';
import { signedUpCycle, type SignedUpCycle } from '../support/signed-up-cycle.ts';
import { worded } from '../support/worded.ts';
import { must, newWorld, refusal, type Person } from '../support/world.ts';

let db: Db;
let seed = 5_200;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const signedUp = (count: number, settings: object = {}) => signedUpCycle(newWorld(db, (seed += 1)), count, settings);
const ids = (people: readonly Person[]): readonly PlayerId[] => people.map(({ playerId }) => playerId);
const invitations = async (id: TournamentId) =>
  Object.fromEntries((await everyEntryOfTournaments(db.prisma, [id])).map((one) => [one.player.name, one.invitation]));
const field = async (id: TournamentId) =>
  (await entriesOfTournaments(db.prisma, [id])).map(({ player }) => player.name).toSorted();
const record = async (id: TournamentId) => (await tournamentsByIds(db.prisma, [id]))[0]!;
async function sizes({ world, id }: SignedUpCycle) {
  readAfresh(world.anonymous);
  const { plan, refusal: why, placements } = await cycleArrangement(world.anonymous, await record(id));
  return plan.kind === 'ok' ? [plan.tiers.flatMap((tier) => tier.sizes), placements.length] : why;
}
const answer = (person: Person, id: TournamentId, accept: boolean, playerIds: readonly PlayerId[] | null = null) =>
  answerInvitation(person.context, { tournamentId: id, accept, playerIds });

test('sign-up closes: all are asked, answers count at once, silence counts when the time is over (Kuksu 4.4, 12)', async () => {
  const cycle = await signedUp(16);
  const { world, director, id, people } = cycle;
  const [one, two, three] = people as [Person, Person, Person];
  must(await closeRegistration(director.context, { tournamentId: id }));
  const until = plus(world.now(), millis(14 * DAY));
  expect((await record(id)).acceptUntil).toEqual(new Date(until));
  expect(new Set(Object.values(await invitations(id)))).toEqual(new Set(['SENT']));
  expect(await sizes(cycle)).toEqual([[10, 6], 16]);
  const told = await toldOf(world, one, ['MyInvitation']);
  expect(told.map(({ payload }) => payload)).toEqual([{ tournamentId: id, invitation: 'SENT', until }]);
  await followInboxes(world);
  expect(await db.prisma.outboxMail.count({ where: { kind: 'INVITATION', playerId: { in: [...ids(people)] } } })).toBe(
    16,
  );
  const start = refusal(await startTournament(director.context, { tournamentId: id }));
  expect(start).toMatchObject({ kind: 'wrong-status', message: expect.stringContaining('invited') as string });

  must(await answer(one, id, true));
  must(await answer(two, id, false));
  expect(await sizes(cycle)).toEqual([[10, 5], 15]);
  must(await answer(two, id, true));
  expect(must(await answer(three, id, false))).toMatchObject({ players: 15, issues: [], out: [expect.any(String)] });
  must(await answer(director, id, true, ids(people.slice(3, 15))));
  expect(await toldOf(world, people[3]!, ['MyInvitation'])).toHaveLength(2);

  const before = await fingerprint(db);
  const tried = must(await endInvitations(director.context, { tournamentId: id, dryRun: true }));
  expect([tried.out.length, tried.players]).toEqual([1, 14]);
  expect(tried.issues.map(({ code }) => code)).toEqual(['SHORT']);
  expect(await fingerprint(db)).toEqual(before);
  world.setNow(plus(until, millis(-1)));
  expect(refusal(await endInvitations(world.system, { tournamentId: id })).kind).toBe('wrong-status');
  world.setNow(plus(until, millis(1)));
  expect(refusal(await answer(three, id, true))).toMatchObject({ kind: 'wrong-status' });
  must(await endInvitations(world.system, { tournamentId: id }));
  expect(await invitations(id)).toMatchObject({ P1: 'ACCEPTED', P3: 'DECLINED', P16: 'UNANSWERED' });
  expect(await sizes(cycle)).toBe('short');
  expect((await toldOf(world, people[15]!, ['MyInvitation'])).at(-1)?.payload).toMatchObject({
    ...{ invitation: 'UNANSWERED', until: null },
  });
  // the director may still say that somebody comes, and then it starts
  must(await answer(director, id, true, [three.playerId]));
  expect(await sizes(cycle)).toEqual([[10, 5], 15]);
  must(await startTournament(director.context, { tournamentId: id }));
  expect(await field(id)).not.toContain('P16');
  expect(refusal(await answer(director, id, false, [three.playerId])).kind).toBe('wrong-status');
});

test('more time: told to those who have not answered; sign-up opened again: everybody is back', async () => {
  const { world, director, id, people } = await signedUp(6);
  must(await closeRegistration(director.context, { tournamentId: id }));
  must(await answer(people[0]!, id, true));
  must(await answer(people[1]!, id, false));
  const until = plus(world.now(), millis(30 * DAY));
  const past = refusal(await extendInvitations(director.context, { tournamentId: id, until: world.now() }));
  expect(past).toMatchObject({ kind: 'invalid-input', field: 'until' });
  must(await extendInvitations(director.context, { tournamentId: id, until }));
  expect((await record(id)).acceptUntil).toEqual(new Date(until));
  const heard = await Promise.all(people.slice(0, 3).map((one) => toldOf(world, one, ['MyInvitation'])));
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 2]);
  must(await openRegistration(director.context, { tournamentId: id }));
  expect([(await record(id)).acceptUntil, (await field(id)).length]).toEqual([null, 6]);
  expect(new Set(Object.values(await invitations(id)))).toEqual(new Set([null]));
});

test('who holds the title waits and is not asked; a program always comes (Kuksu 11.4)', async () => {
  const { director, id, people } = await signedUp(5);
  await db.prisma.player.update({ where: { id: people[1]!.playerId }, data: { isBot: true } });
  must(await importLastCycle(director.context, { tournamentId: id, text: 'name,title\nP1,holder', choices: [] }));
  must(await closeRegistration(director.context, { tournamentId: id }));
  expect(await invitations(id)).toEqual({ P1: null, P2: 'ACCEPTED', P3: 'SENT', P4: 'SENT', P5: 'SENT' });
  expect(must(await endInvitations(director.context, { tournamentId: id })).players).toBe(1);
  expect(await field(id)).toEqual(['P1', 'P2']);
});

test('a cycle that asks nobody starts with all who have entered', async () => {
  const { director, id } = await signedUp(5, { acceptanceDays: 0 });
  must(await closeRegistration(director.context, { tournamentId: id }));
  expect((await record(id)).acceptUntil).toBeNull();
  expect(refusal(await endInvitations(director.context, { tournamentId: id })).kind).toBe('wrong-status');
  must(await startTournament(director.context, { tournamentId: id }));
});

test('a short field: the director leaves two out or invites three, and sees before what comes of it (Kuksu 8.4)', async () => {
  const cycle = await signedUp(12, { acceptanceDays: 0 });
  const { world, director, id, people } = cycle;
  const reason = 'Timed out in the last cycle';
  const early = await invitePlayers(director.context, {
    ...{ tournamentId: id, playerIds: [director.playerId], newPlayers: [], reason },
  });
  expect(refusal(early).kind).toBe('wrong-status');
  // one is left out while sign-up is open, and cannot simply enter again
  must(await excludePlayers(director.context, { tournamentId: id, playerIds: [people[11]!.playerId], reason }));
  expect(refusal(await enterTournament(people[11]!.context, { tournamentId: id, playerId: null })).kind).toBe(
    'already-entered',
  );
  must(await closeRegistration(director.context, { tournamentId: id }));
  expect(await sizes(cycle)).toBe('short');
  expect(refusal(await startTournament(director.context, { tournamentId: id }))).toMatchObject({
    kind: 'player-count',
  });
  const before = await fingerprint(db);
  const out = { tournamentId: id, playerIds: [people[10]!.playerId], reason };
  expect(must(await excludePlayers(director.context, { ...out, dryRun: true }))).toMatchObject({
    players: 10,
    issues: [],
  });
  const fresh = ['New 1', 'New 2'].map((name) => ({ name, country: null, category: 3, elo: 1_700, matches: 0 }));
  const more = { tournamentId: id, playerIds: [people[11]!.playerId, director.playerId], newPlayers: fresh, reason };
  expect(must(await invitePlayers(director.context, { ...more, dryRun: true }))).toMatchObject({
    players: 15,
    issues: [],
  });
  expect(await fingerprint(db)).toEqual(before);
  must(await invitePlayers(director.context, more));
  expect(await sizes(cycle)).toEqual([[10, 5], 15]);
  expect(await invitations(id)).toMatchObject({ P12: 'ACCEPTED', Director: 'ACCEPTED', 'New 2': 'ACCEPTED' });
  const rulings = await db.prisma.ruling.findMany({ where: { tournamentId: id }, orderBy: { kind: 'asc' } });
  expect(worded(rulings.map(({ kind, text }) => [kind, text]))).toEqual([
    ['EXCLUSION', 'P12 does not take part.'],
    ['INVITATION', 'Invited: P12, Director, New 1, New 2.'],
  ]);
  expect(await toldOf(world, people[11]!, ['MyInvitation'])).toHaveLength(2);
  must(await startTournament(director.context, { tournamentId: id }));
});

test.each([
  ['four players make no league', 4, 'too-few'],
  ['eleven leave one over', 11, 'short'],
])('%s, and nothing starts', async (_case, count, why) => {
  const cycle = await signedUp(count, { acceptanceDays: 0 });
  const { director, id } = cycle;
  must(await closeRegistration(director.context, { tournamentId: id }));
  expect(await sizes(cycle)).toBe(why);
  const refused = refusal(await startTournament(director.context, { tournamentId: id }));
  expect(refused).toMatchObject({ kind: 'player-count', players: count, isForDirector: why === 'short' });
});

test('who may not, what cannot be: each is named and changes nothing', async () => {
  const { director, id, people } = await signedUp(6);
  const [one, two] = people as [Person, Person];
  const stranger = await newWorld(db, (seed += 1)).person('Stranger');
  expect(refusal(await answer(one, id, true)).kind).toBe('wrong-status');
  must(await closeRegistration(director.context, { tournamentId: id }));
  must(await excludePlayers(director.context, { tournamentId: id, playerIds: [two.playerId], reason: 'He asked' }));
  const before = await fingerprint(db);
  const about = { tournamentId: id, reason: 'So' };
  const none = { playerIds: [], newPlayers: [] };
  const kinds = [
    await answer(one, id, true, [two.playerId]),
    await answer(stranger, id, true),
    await answer(two, id, true),
    await endInvitations(one.context, { tournamentId: id }),
    await extendInvitations(one.context, { tournamentId: id, until: plus(stranger.context.now(), DAY) }),
    await excludePlayers(one.context, { ...about, playerIds: [two.playerId] }),
    await excludePlayers(director.context, { ...about, playerIds: [two.playerId] }),
    await excludePlayers(director.context, { ...about, playerIds: [] }),
    await excludePlayers(director.context, { ...about, reason: ' ', playerIds: [one.playerId] }),
    await invitePlayers(one.context, { ...about, ...none, playerIds: [two.playerId] }),
    await invitePlayers(director.context, { ...about, ...none }),
    await invitePlayers(director.context, { ...about, ...none, playerIds: [one.playerId] }),
    await invitePlayers(director.context, {
      ...{ ...about, ...none },
      newPlayers: Array.from({ length: 16 }, (_, n) => ({
        name: `N${n}`,
        country: null,
        category: 3,
        elo: 1,
        matches: 0,
      })),
    }),
  ].map((result) => refusal<{ kind: string }>(result).kind);
  expect(kinds).toEqual([
    ...['forbidden', 'not-found', 'wrong-status', 'forbidden', 'forbidden', 'forbidden', 'not-found', 'invalid-input'],
    ...['invalid-input', 'forbidden', 'invalid-input', 'already-entered', 'tournament-full'],
  ]);
  expect(await fingerprint(db)).toEqual(before);
});
