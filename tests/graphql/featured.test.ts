import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { gameTypeName } from '../../api/src/graphql/game/type.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { millis, SECOND } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;
let running: RunningTournament;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  expect(await featured(null)).toBeNull();
  running = await world.running(['Oscar', 'Kobe', 'Jan'], { settings: { preset: 'FREE', approvalHours: 24 } });
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const idOf = (game: GameRecord): string => globalId(gameTypeName(game), game.id);
const tournamentId = (): string => globalId('RoundRobinTournament', running.id);
const isOf = (game: GameRecord, names: readonly string[]): boolean =>
  names.every((name) =>
    [game.players.first, game.players.second].some((id) => personOf(running.players, id).name === name),
  );
const between = async (one: string, other: string): Promise<readonly GameRecord[]> =>
  (await running.games()).filter((game) => isOf(game, [one, other]));

/** The game that is shown to who watches one, and why. */
async function featured(watched: string | null): Promise<unknown> {
  const source = 'query ($watched: ID) { featuredGame(watched: $watched) { drama game { id } } }';
  return at(await api.data(world.anonymous, source, { watched }), 'featuredGame');
}

async function happening(locale: 'EN' | 'FR' = 'EN'): Promise<unknown> {
  const source = 'query ($id: ID!, $locale: Locale) { tournament(id: $id) { happening(locale: $locale) } }';
  return at(await api.data(world.anonymous, source, { id: tournamentId(), locale }), 'tournament.happening');
}

const loses = async (name: string, game: GameRecord): Promise<unknown> => {
  const loser = running.players.find((player) => player.name === name)!;
  return must(await resign(loser.context, { gameId: game.id }));
};
const later = (): void => world.pass(millis(11 * SECOND));

test('the newest move is shown where nothing is at stake, and stays for who watches it', async () => {
  const [game] = await between('Jan', 'Kobe');
  later();
  const mover = personOf(running.players, game!.players.first);
  must(await playMove(mover.context, { gameId: game!.id, ply: 0, move: 'A6<' }));
  const newest = { drama: 'NEWEST', game: { id: idOf(game!) } };
  expect(await featured(null)).toEqual(newest);
  const [other] = await between('Oscar', 'Jan');
  later();
  const next = personOf(running.players, other!.players.first);
  must(await playMove(next.context, { gameId: other!.id, ply: 0, move: 'A6<' }));
  expect(await featured(idOf(game!))).toEqual(newest);
  expect(await featured(null)).toEqual({ drama: 'NEWEST', game: { id: idOf(other!) } });
});

test('what is going on is told, and a game that may decide the lead is shown', async () => {
  expect(await happening()).toBe('Round robin: 0 of 6 games decided');
  const [[lost], [won], [last]] = await Promise.all([
    between('Oscar', 'Kobe'),
    between('Kobe', 'Jan'),
    between('Jan', 'Oscar'),
  ]);
  await loses('Kobe', lost!);
  expect(await happening()).toBe('Oscar leads, 1 ahead');
  expect(await happening('FR')).toBe('Oscar mène, avec 1 d’avance');
  await loses('Jan', won!);
  expect(await happening()).toMatch(/^(Oscar and Kobe|Kobe and Oscar) share the lead$/);
  await loses('Oscar', last!);
  later();
  expect(await featured(null)).toMatchObject({ drama: 'LEAD' });
});

test('the boards are listed by who plays, in which round and group, and by the least time left', async () => {
  async function boards(args: string): Promise<readonly string[]> {
    const answer = await api.data(world.anonymous, `{ liveGames(${args}) { totalCount nodes { id } } }`);
    const ids = at(answer, 'liveGames.nodes.*.id') as readonly string[];
    expect(at(answer, 'liveGames.totalCount')).toBe(ids.length);
    return ids;
  }
  const games = (await running.games()).filter(({ status }) => status === 'RUNNING');
  const all = games.map(idOf).toSorted();
  const kobe = games.filter((game) => isOf(game, ['Kobe'])).map(idOf);
  const kobeId = globalId('Player', running.players.find(({ name }) => name === 'Kobe')!.playerId);
  expect((await boards('first: 50')).toSorted()).toEqual(all);
  expect((await boards('search: "kob"')).toSorted()).toEqual(kobe.toSorted());
  expect((await boards(`playerId: "${kobeId}"`)).toSorted()).toEqual(kobe.toSorted());
  expect(await boards('game: GO')).toEqual([]);
  expect(await boards('round: 99')).toEqual([]);
  const { tournament } = await api.data(world.anonymous, 'query ($id: ID!) { tournament(id: $id) { groups { id } } }', {
    id: tournamentId(),
  });
  expect((await boards(`groupId: "${String(at(tournament, 'groups.0.id'))}"`)).toSorted()).toEqual(all);
  const byTime = games.toSorted((a, b) => Number(a.clock?.deadline) - Number(b.clock?.deadline));
  expect((await boards('orderBy: LEAST_TIME'))[0]).toBe(idOf(byTime[0]!));
});
