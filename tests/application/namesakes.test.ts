import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { invitePlayers } from '../../api/src/application/commands/invitation/invite-players.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { seriesTopic } from '../../api/src/application/events.ts';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { playerFeed } from '../../api/src/server/documents/feeds.ts';
import type { Db } from '../../api/src/store/client.ts';
import { newChampionship } from '../support/championship.ts';
import { openTestDatabase } from '../support/database.ts';
import { eventInEnglish } from '../support/event-in-english.ts';
import { lettersTo } from '../support/letters-to.ts';
import { signedUpCycle } from '../support/signed-up-cycle.ts';
import { worded } from '../support/worded.ts';
import { must, newWorld } from '../support/world.ts';

let db: Db;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('who is invited is told from another of the cycle by his handle, in the ruling', async () => {
  const { director, id } = await signedUpCycle(newWorld(db, 9_100), 11, { acceptanceDays: 0 });
  must(await closeRegistration(director.context, { tournamentId: id }));
  const newPlayers = ['P3', 'Nobody Else'].map((name) => ({
    ...{ name, country: null, category: 3, elo: 1_700, matches: 0 },
  }));
  must(
    await invitePlayers(director.context, {
      tournamentId: id,
      playerIds: [],
      newPlayers,
      reason: 'The field is short',
    }),
  );
  const rulings = await db.prisma.ruling.findMany({ where: { tournamentId: id, kind: 'INVITATION' } });
  expect(worded(rulings.map(({ text }) => text))).toEqual(['Invited: P3 (p3-2), Nobody Else.']);
});

test('who is put in order over a cut, or refuses a place, is told from the others who are named', async () => {
  const world = newWorld(db, 9_200);
  const [one, other, third] = [await world.person('Tumo'), await world.person('tumo'), await world.person('Sefu')];
  const seriesId = await newChampionship(await world.person('Director', 'DIRECTOR'));
  const topic = seriesTopic(seriesId);
  const cut = { seriesId, players: [other.playerId, third.playerId, one.playerId], reason: 'By lot' };
  expect(await eventInEnglish(world.anonymous, { topic, kind: 'CutSettled', payload: cut })).toContain(
    'tumo (tumo-2), Sefu, Tumo (tumo)',
  );
  const place = { seriesId, playerId: one.playerId, next: other.playerId, reason: '' };
  const told = await eventInEnglish(world.anonymous, { topic, kind: 'PlaceRefused', payload: place });
  for (const name of ['Tumo (tumo)', 'tumo (tumo-2)']) expect(told).toContain(name);
});

test('letters name an opponent with his handle where another of the tournament has his name, and the feed of a player says which he is', async () => {
  const world = newWorld(db, 9_300);
  const running = await world.running(['Kito', 'Kito', 'Lulu']);
  const [kito, , lulu] = running.players;
  while ((await followInboxes(world)) > 0);
  const [begun] = await lettersTo(db, world, { playerId: lulu!.playerId, kind: 'STAGE_STARTED' });
  for (const name of ['Kito (kito)', 'Kito (kito-2)']) expect(begun?.text).toContain(name);
  must(await withdraw(kito!.context, { tournamentId: running.id, playerId: null }));
  while ((await followInboxes(world)) > 0);
  const [left] = await lettersTo(db, world, { playerId: lulu!.playerId, kind: 'OPPONENT_WITHDREW' });
  expect(left?.subject).toContain('Kito (kito)');
  expect(left?.text).not.toContain('Lulu (');
  const feed = async (handle: string) => JSON.stringify(await playerFeed(world.anonymous, handle, 'https://b.example'));
  expect(await feed('kito-2')).toContain('Kito (kito-2) (Baraza)');
  expect(await feed('lulu')).toContain('<title>Lulu (Baraza)');
});
