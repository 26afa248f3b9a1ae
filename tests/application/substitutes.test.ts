import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { disqualify } from '../../api/src/application/commands/tournament/disqualify.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { reinstate } from '../../api/src/application/commands/tournament/reinstate.ts';
import {
  replacePlayer,
  type ReplacePlayerInput,
} from '../../api/src/application/commands/tournament/replace-player.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { formatModule } from '../../api/src/formats/application.ts';
import { formatRulesOf, formatsHere } from '../../api/src/application/registered.ts';
import { rulesOf } from '../../api/src/application/state/game-rules.ts';
import { DAY, HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { waitingOfTournaments } from '../../api/src/store/reading/waiting.ts';
import { rulingsOfTournaments } from '../../api/src/store/reading/ruling.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { toldOf } from '../support/kiba-event.ts';
import { worded } from '../support/worded.ts';
import { must, newWorld, refusal, type Person, type RunningTournament, type World } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let seed = 7_700;
const newOne = () => newWorld(db, (seed += 1));
type FormatKey = Parameters<typeof formatRulesOf>[0];
const keys = [...formatsHere.keys()].filter((key) => formatModule(key).onlyInSeries === undefined);

/** A tournament of the format by what is usual, with as few players as it takes, who need not accept a place. */
async function started(world: World, format: FormatKey, waiting: readonly Person[] = []): Promise<RunningTournament> {
  const { settings, sizes, onlyGames } = formatRulesOf(format).usual();
  const game = (onlyGames?.keys[0] ?? 'BAO') as 'BAO';
  const asked = 'acceptanceDays' in settings ? { acceptanceDays: 0 } : {};
  const names = Array.from({ length: Math.max(sizes.min, 4) }, (_, index) => `Player ${index + 1}`);
  const maxPlayers = waiting.length === 0 ? null : names.length;
  const input = { format, settings: { ...settings, ...asked }, game, gameConfig: null, maxPlayers };
  return world.running(names, input, waiting);
}

const gamesOf = (games: readonly GameRecord[], { playerId }: Pick<Person, 'playerId'>) =>
  games.filter(({ players }) => players.first === playerId || players.second === playerId);

const replacing = (
  id: RunningTournament['id'],
  out: Person,
  more: Partial<ReplacePlayerInput>,
): ReplacePlayerInput => ({
  ...{ tournamentId: id, stageId: null, out: out.playerId, into: null, newPlayer: null, reason: 'Did not appear' },
  ...more,
});
const NEWCOMER = { name: 'Newcomer', country: 'KE', category: 2, elo: 1_712, matches: 40 };

/** Makes the first legal move in a game, where somebody and not chance is to move. */
async function moveIn(game: GameRecord, players: readonly Person[]): Promise<void> {
  const { toMove, position } = game;
  if (toMove === null || position === null) return;
  const mover = players.find(({ playerId }) => playerId === game.players[toMove])!;
  const [move = ''] = rulesOf(game.game).legalMoves(position);
  must(await playMove(mover.context, { gameId: game.id, ply: game.ply, move }));
}

describe.each(keys)('%s', (format) => {
  test('a no-show is replaced by somebody new: his games begin anew, and everybody is told', async () => {
    const world = newOne();
    const { id, director, players, games } = await started(world, format);
    const noShow = players[0]!;
    const before = gamesOf(await games(), noShow);
    expect(before.length).toBeGreaterThan(0);
    for (const game of before) await moveIn(game, players);
    world.pass(HOUR);
    const input = replacing(id, noShow, { newPlayer: NEWCOMER });
    const untouched = await fingerprint(db);
    must(await replacePlayer(director.context, { ...input, dryRun: true }));
    expect(await fingerprint(db)).toEqual(untouched);
    must(await replacePlayer(director.context, input));
    const entries = await entriesOfTournaments(db.prisma, [id]);
    const entry = entries.find(({ player }) => player.name === 'Newcomer')!;
    expect(entry).toMatchObject({ elo: 1_712, matches: 40, category: 2, country: 'KE', withdrawnAt: null });
    expect(entries).toHaveLength(players.length);
    expect(gamesOf(await games(), noShow)).toEqual([]);
    const after = gamesOf(await games(), { playerId: entry.player.id });
    expect(after.map((game) => game.id).toSorted()).toEqual(before.map((game) => game.id).toSorted());
    const fresh = { status: 'RUNNING', ply: 0, startedAt: world.now() };
    expect(after).toMatchObject(after.map(() => fresh));
    for (const { clock } of after) {
      expect(clock!.remaining.first).toBe(clock!.remaining.second);
      expect(clock).toMatchObject({ used: { first: 0, second: 0 } });
    }
    const opponents = players.filter((one) => one !== noShow && gamesOf(after, one).length > 0);
    for (const opponent of opponents) {
      const told = await toldOf(world, opponent, ['MyOpponentReplaced']);
      expect(told).toMatchObject([{ payload: { outId: noShow.playerId, inId: entry.player.id } }]);
    }
    const gone = await toldOf(world, noShow, ['MyPlaceChanged']);
    expect(gone).toMatchObject([{ payload: { news: 'REPLACED', reason: 'Did not appear' } }]);
    const rulings = await rulingsOfTournaments(db.prisma, [id]);
    expect(worded(rulings)).toMatchObject([
      { kind: 'REPLACEMENT', text: `Newcomer plays in place of ${noShow.name}.` },
    ]);
  });

  test('who waits for a place takes it over, and waits no more', async () => {
    const world = newOne();
    const waits = [await world.person('Next'), await world.person('Later')] as const;
    const { id, director, players, games } = await started(world, format, waits);
    const waiting = async () => (await waitingOfTournaments(db.prisma, [id])).map(({ playerId }) => playerId);
    const [next, later] = waits;
    expect(await waiting()).toEqual([next.playerId, later.playerId]);
    must(await replacePlayer(director.context, replacing(id, players[0]!, { into: next.playerId })));
    expect(gamesOf(await games(), players[0]!)).toEqual([]);
    expect(gamesOf(await games(), next).length).toBeGreaterThan(0);
    expect(await waiting()).toEqual([later.playerId]);
    const told = await toldOf(world, next, ['MyPlaceChanged']);
    expect(told.map(({ payload }) => payload)).toMatchObject([{ news: 'WAITING' }, { news: 'SUBSTITUTE' }]);
  });

  test('once a game of his is decided, he stays', async () => {
    const world = newOne();
    const { id, director, players, games } = await started(world, format);
    const [first, outsider] = [players[0]!, await world.person('Outsider')];
    must(await withdraw(first.context, { tournamentId: id, playerId: null }));
    const his = gamesOf(await games(), first);
    const opponent = players.find((one) => one !== first && gamesOf(his, one).length > 0)!;
    const untouched = await fingerprint(db);
    const replaced = (out: Person) => replacePlayer(director.context, replacing(id, out, { into: outsider.playerId }));
    expect(refusal(await replaced(first))).toMatchObject({ kind: 'wrong-status', status: 'WITHDRAWN' });
    const refused = refusal(await replaced(opponent));
    expect(refused).toMatchObject({ kind: 'already-decided' });
    expect(refused.message).toContain(`Withdraw ${opponent.name} instead`);
    expect(await fingerprint(db)).toEqual(untouched);
  });
});

test.each(keys)(
  '%s: nobody takes over the place of who is disqualified, until he is taken in again',
  async (format) => {
    const world = newOne();
    const { id, director, players } = await started(world, format);
    const [first, outsider] = [players[0]!, await world.person('Outsider')];
    const input = replacing(id, first, { into: outsider.playerId });
    const word = { tournamentId: id, playerId: first.playerId, reason: 'Two accounts' };
    world.pass(HOUR);
    must(await disqualify(director.context, word));
    const untouched = await fingerprint(db);
    const refused = refusal(await replacePlayer(director.context, input));
    expect(refused).toMatchObject({ kind: 'wrong-status', status: 'DISQUALIFIED' });
    expect(refused.message).toContain(`Take ${first.name} in again first`);
    expect(await fingerprint(db)).toEqual(untouched);
    must(await reinstate(director.context, word));
    must(await replacePlayer(director.context, input));
  },
);

test('before the start the newcomer stands in the list by what is noted of him', async () => {
  const world = newOne();
  const director = await world.person('Director', 'DIRECTOR');
  const tournamentId = await world.draft(director);
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = ['Ana', 'Ben', 'Cem'].map((name, index) => ({
    ...NEWCOMER,
    name,
    category: 3,
    elo: 1_600 - 100 * index,
  }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  must(await closeRegistration(director.context, { tournamentId }));
  const listed = async () =>
    (await entriesOfTournaments(db.prisma, [tournamentId])).map(({ player, seeding }) => [player.name, seeding]);
  const [, , cem] = await entriesOfTournaments(db.prisma, [tournamentId]);
  const out = { playerId: cem!.player.id } as Person;
  must(
    await replacePlayer(director.context, replacing(tournamentId, out, { newPlayer: { ...NEWCOMER, category: 3 } })),
  );
  expect(await listed()).toEqual([
    ['Newcomer', 1],
    ['Ana', 2],
    ['Ben', 3],
  ]);
  const both = { into: director.playerId, newPlayer: NEWCOMER };
  expect(refusal(await replacePlayer(director.context, replacing(tournamentId, out, both)))).toMatchObject({
    kind: 'not-found',
  });
  const inside = await entriesOfTournaments(db.prisma, [tournamentId]);
  const [here, there] = inside.map(({ player }) => ({ playerId: player.id }) as Person);
  const taken = await replacePlayer(director.context, replacing(tournamentId, here!, { into: there!.playerId }));
  expect(refusal(taken)).toMatchObject({ kind: 'already-entered' });
  const twice = await replacePlayer(director.context, replacing(tournamentId, here!, both));
  expect(refusal(twice)).toMatchObject({ kind: 'invalid-input', field: 'in' });
  const nobody = await replacePlayer(here!.context ?? world.anonymous, replacing(tournamentId, here!, both));
  expect(refusal(nobody)).toMatchObject({ kind: 'not-signed-in' });
});

test('the substitute moves, and the game is told from its beginning', async () => {
  const world = newOne();
  const { id, director, players, games } = await world.running(['Asha', 'Juma', 'Zuri']);
  const [asha, outsider] = [players[0]!, await world.person('Outsider')];
  for (const game of gamesOf(await games(), asha)) await moveIn(game, players);
  world.pass(millis(DAY));
  must(await replacePlayer(director.context, replacing(id, asha, { into: outsider.playerId })));
  const everybody = [...players, outsider];
  const begun = gamesOf(await games(), outsider);
  for (const game of begun) {
    expect(game.clock!.deadline).toBe(plus(world.now(), millis(3 * DAY)));
    await moveIn(game, everybody);
  }
  expect(gamesOf(await games(), outsider).map(({ ply }) => ply)).toEqual(begun.map(() => 1));
  const [own] = await toldOf(world, outsider, ['MyStageStarted']);
  expect(own).toMatchObject({ payload: { gameIds: { length: begun.length } } });
});
