import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRating } from '../../api/src/application/commands/player/import-rating.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { ratingScore } from '../../api/src/application/queries/player-score.ts';
import type { PlayerId } from '../../api/src/kernel/ids.ts';
import { type Db } from '../../api/src/store/client.ts';
import { playersByIds } from '../../api/src/store/reading/player.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { must, newWorld, refusal, type Person, type World } from '../support/world.ts';
import { historyOf, ratingOf, replayed, report } from './rating-reading.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('an imported number is the base: games played here count on top, a second import replaces the first', async () => {
  const world = newWorld(db, 905);
  const admin = await world.person('Admin', 'ADMIN');
  const { id, director, players, games } = await world.running(['Ana', 'Ben', 'Cleo'], { venue: 'ELSEWHERE' });
  const [game] = await games();
  const [ana] = players;
  if (game === undefined || ana === undefined) throw new Error('no games');
  const bring = (elo: number, matches: number) => ({
    playerId: ana.playerId,
    game: 'BAO' as const,
    elo,
    matches,
    source: 'The list of 2026',
  });
  must(await importRating(admin.context, bring(2069, 689)));
  expect(await ratingOf(db, ana.playerId)).toEqual({ elo: 2069, matches: 689, imported: 689 });
  const [listed] = await playersByIds(db.prisma, [ana.playerId]);
  // KIBA 3.2: the sample row "689 2069 896" shows 895.9 as 896.
  expect(listed?.ratings.map(ratingScore)).toMatchObject([{ named: { code: 'KIBA' }, tenths: 8_959, shown: 896 }]);
  must(await reportResult(director.context, { tournamentId: id, results: [report(game)] }));
  const played = await ratingOf(db, ana.playerId);
  expect([played.matches, played.imported]).toEqual([690, 689]);
  const changes = await historyOf(db, ana.playerId);
  expect(changes.at(-1)?.factor).toBe(16);
  must(await importRating(director.context, bring(2100, 700)));
  expect(await ratingOf(db, ana.playerId)).toEqual({ elo: 2100, matches: 701, imported: 700 });
  expect((await historyOf(db, ana.playerId)).map(({ cause, byId, source }) => [cause, byId, source])).toEqual([
    ['IMPORT', admin.playerId, 'The list of 2026'],
    ['GAME', null, null],
    ['IMPORT', director.playerId, 'The list of 2026'],
  ]);
  expect(await replayed(db, ana.playerId)).toEqual({ elo: 2100, matches: 701 });
});

interface ImportScene {
  readonly world: World;
  readonly director: Person;
  readonly player: Person;
}

test.each<[string, object, (scene: ImportScene) => ReturnType<typeof importRating>]>([
  ['nobody', { kind: 'not-signed-in' }, ({ world, player }) => importRating(world.anonymous, base(player))],
  ['a player', { kind: 'forbidden' }, ({ player }) => importRating(player.context, base(player))],
  ['a director for himself', { kind: 'forbidden' }, ({ director }) => importRating(director.context, base(director))],
  [
    'an unknown player',
    { kind: 'not-found' },
    ({ director }) => importRating(director.context, { ...base(director), playerId: 'nowhere' as PlayerId }),
  ],
  [
    'an Elo below 0',
    { kind: 'invalid-input', field: 'elo' },
    ({ director, player }) => importRating(director.context, { ...base(player), elo: -1 }),
  ],
  [
    'an Elo above 4000',
    { kind: 'invalid-input', field: 'elo' },
    ({ director, player }) => importRating(director.context, { ...base(player), elo: 4_001 }),
  ],
  [
    'a number of games below 0',
    { kind: 'invalid-input', field: 'matches' },
    ({ director, player }) => importRating(director.context, { ...base(player), matches: -1 }),
  ],
  [
    'no source',
    { kind: 'invalid-input', field: 'source' },
    ({ director, player }) => importRating(director.context, { ...base(player), source: ' ' }),
  ],
])('an import by or with %s is refused and changes nothing', async (_name, expected, attempt) => {
  const world = newWorld(db, (refusalSeed += 1));
  const director = await world.person('Director', 'DIRECTOR');
  const player = await world.person('Player');
  const before = await fingerprint(db);
  expect(refusal(await attempt({ world, director, player }))).toMatchObject(expected);
  expect(await fingerprint(db)).toBe(before);
});
let refusalSeed = 910;

function base({ playerId }: Person) {
  return { playerId, game: 'BAO' as const, elo: 1700, matches: 40, source: 'The list of 2026' };
}
