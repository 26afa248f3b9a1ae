import { afterAll, describe, expect, test } from 'vitest';
import { importRating } from '../../api/src/application/commands/player/import-rating.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { must } from '../support/world.ts';
import type { Answer } from './ask.ts';
import { openReadScene } from './read-scene.ts';

const scene = await openReadScene();
const { world, api, running, tournament } = scene;
afterAll(() => scene.close());

const idCursor = (id: string) => Buffer.from(`GPC:S:${id}`).toString('base64');
const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

describe('lists', () => {
  const PLAYERS = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String) {
    players(first: $first, after: $after, last: $last, before: $before, search: $search) {
      edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  const names = (connection: unknown) => at(connection, 'edges.*.node.name');

  test('go forwards and backwards without gap or repeat', async () => {
    const { players: all } = await api.data(world.anonymous, PLAYERS, { first: 100 });
    const forwards: unknown[] = [];
    for (let after: string | null = null; ;) {
      const { players }: Answer = await api.data(world.anonymous, PLAYERS, { first: 2, after });
      forwards.push(...listAt(names(players)));
      if (!at(players, 'pageInfo.hasNextPage')) break;
      after = textAt(players, 'pageInfo.endCursor');
    }
    expect(forwards).toEqual(names(all));
    const backwards: unknown[] = [];
    for (let before: string | null = null; ;) {
      const { players }: Answer = await api.data(world.anonymous, PLAYERS, { last: 2, before });
      backwards.unshift(...listAt(names(players)));
      if (!at(players, 'pageInfo.hasPreviousPage')) break;
      before = textAt(players, 'pageInfo.startCursor');
    }
    expect(backwards).toEqual(names(all));
  });

  test('of those rated in a game go by Elo, then by name, forwards and backwards', async () => {
    const admin = await world.person('Admin', 'ADMIN');
    const base = { game: 'GO', matches: 3, source: 'The list of 2026' } as const;
    for (const [index, elo] of [1700, 1800, 1700].entries()) {
      const { playerId } = running.players[index]!;
      must(await importRating(admin.context, { ...base, matches: 3 + index, playerId, elo }));
    }
    const RATED = `query ($game: GameKey = GO, $after: String, $before: String, $first: Int, $last: Int, $search: String) {
      players(ratedIn: $game, first: $first, after: $after, last: $last, before: $before, search: $search) {
        edges { cursor node { name ratings { game elo games } } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }`;
    const { players: all } = await api.data(world.anonymous, RATED);
    expect(names(all)).toEqual(['Kobe', 'Jan', 'Oscar']);
    expect(at(all, 'edges.0.node.ratings')).toContainEqual({ game: 'GO', elo: 1800, games: 4 });
    const byGames =
      '{ players(ratedIn: GO, orderBy: GAMES) { edges { node { name runningGames other: runningGames(game: GO) } } } }';
    const { players: most } = await api.data(world.anonymous, byGames);
    expect(names(most)).toEqual(['Jan', 'Kobe', 'Oscar']);
    expect(at(most, 'edges.0.node')).toMatchObject({ runningGames: 4, other: 0 });
    for (const [size, from, edge, more] of [
      ['first', 'after', 'endCursor', 'hasNextPage'],
      ['last', 'before', 'startCursor', 'hasPreviousPage'],
    ] as const) {
      const seen: unknown[][] = [];
      for (let cursorThere: string | null = null; ;) {
        const { players }: Answer = await api.data(world.anonymous, RATED, { [size]: 1, [from]: cursorThere });
        seen.push([...listAt(names(players))]);
        if (!at(players, `pageInfo.${more}`)) break;
        cursorThere = textAt(players, `pageInfo.${edge}`);
      }
      expect((size === 'first' ? seen : seen.toReversed()).flat()).toEqual(names(all));
    }
    expect(names((await api.data(world.anonymous, RATED, { search: 'A' })).players)).toEqual(['Jan', 'Oscar']);
    const nowhere =
      '{ players(ratedIn: GO, country: "XX") { totalCount edges { node { name } } } playerCountries(ratedIn: GO) }';
    expect(await api.data(world.anonymous, nowhere)).toEqual({
      players: { totalCount: 0, edges: [] },
      playerCountries: [],
    });
    // Entered with no Elo of his own, a player is not rated yet.
    expect(names((await api.data(world.anonymous, RATED, { game: 'BAO' })).players)).toEqual([]);
    const byName = textAt(await api.data(world.anonymous, PLAYERS), 'players.edges.0.cursor');
    const { errors } = await api.ask(world.anonymous, RATED, { after: byName });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test('of games go on over a key of several numbers, and of a player put open games first', async () => {
    const GAMES = `query ($id: ID!, $after: String) { tournament(id: $id) { games(first: 2, after: $after) {
      edges { node { id number pairing { round } } } pageInfo { hasNextPage endCursor } } } }`;
    const seen: Answer[] = [];
    for (let after: string | null = null; ;) {
      const page: Answer = await api.data(world.anonymous, GAMES, { id: tournament, after });
      seen.push(...listAt(at(page, 'tournament.games.edges.*.node')));
      if (!at(page, 'tournament.games.pageInfo.hasNextPage')) break;
      after = textAt(page, 'tournament.games.pageInfo.endCursor');
    }
    expect(seen.map(({ number, pairing }) => [at(pairing, 'round'), number])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(6);
  });

  test('search by a part of the name, in which signs of the database mean themselves', async () => {
    expect(names((await api.data(world.anonymous, PLAYERS, { search: 'OSC' })).players)).toEqual(['Oscar']);
    expect(names((await api.data(world.anonymous, PLAYERS, { search: '%' })).players)).toEqual([]);
    expect(names((await api.data(world.anonymous, PLAYERS, { search: '_' })).players)).toEqual([]);
  });

  test.each([
    ['an instant beyond all calendars', '{ tournaments(after: "CURSOR") { edges { cursor } } }', { at: 1e20, id: 'x' }],
    ['half an instant', '{ tournaments(after: "CURSOR") { edges { cursor } } }', { at: 0.5, id: 'x' }],
    ['a tournament that there is not', '{ tournaments(after: "ROW") { edges { cursor } } }', null],
    ['a series that there is not', '{ seriesList(before: "ROW") { edges { cursor } } }', null],
    ['a player who is not', '{ players(after: "ROW") { edges { cursor } } }', null],
    ['a player who is not rated', '{ players(ratedIn: GO, after: "ROW") { edges { cursor } } }', null],
    ['a ply beyond all games', '{ tournament(id: "ID") { log(after: "CURSOR") { edges { cursor } } } }', 4e9],
    [
      'a place of too few numbers',
      '{ tournament(id: "ID") { games(after: "CURSOR") { edges { cursor } } } }',
      { numbers: [1], id: 'x' },
    ],
  ])('refuse a cursor of %s', async (_what, source, key) => {
    const { errors } = await api.ask(
      world.anonymous,
      source.replace('CURSOR', cursor(key)).replace('ROW', idCursor('x')).replace('ID', tournament),
    );
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test('find nobody under a name that no name can be', async () => {
    for (const text of ['\0', 'a\0b', '\uD800', "' or 1=1 --"]) {
      const { player, players } = await api.data(
        world.anonymous,
        `query ($text: String!) { player(handle: $text) { id } players(search: $text) { edges { cursor } } }`,
        { text },
      );
      expect([player, at(players, 'edges')]).toEqual([null, []]);
    }
    const { player } = await api.data(
      world.anonymous,
      '{ player(handle: "oscar") { name isBot hasAccount ratings { score { tenths } } } }',
    );
    expect(player).toEqual({ name: 'Oscar', isBot: false, hasAccount: true, ratings: [{ score: null }] });
  });

  test('of a player’s entries go on after one that has left the list meanwhile', async () => {
    const admin = await world.person('Olga', 'ADMIN');
    const [player] = [await world.person('Zuri')];
    for (const name of ['One', 'Two', 'Three']) {
      const id = await world.draft(admin, { name });
      must(await openRegistration(admin.context, { tournamentId: id }));
      must(await enterPlayers(admin.context, { tournamentId: id, playerIds: [player.playerId], newPlayers: [] }));
      world.pass(HOUR);
    }
    const ENTRIES = `query ($first: Int, $after: String, $last: Int, $before: String) { player(handle: "zuri") {
      entries(first: $first, after: $after, last: $last, before: $before) {
        edges { cursor node { id tournament { name } } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
    const page = async (variables: object) =>
      at(await api.data(world.anonymous, ENTRIES, { ...variables }), 'player.entries');
    const names = (entries: unknown) => at(entries, 'edges.*.node.tournament.name');
    const newest = await page({ first: 1 });
    expect([names(newest), at(newest, 'pageInfo.hasNextPage')]).toEqual([['Three'], true]);
    const after = at(newest, 'pageInfo.endCursor');
    expect(names(await page({ first: 1, after }))).toEqual(['Two']);
    expect(names(await page({ last: 2, before: after }))).toEqual([]);
    await world.db.prisma.entry.updateMany({
      where: { playerId: player.playerId, tournament: { name: 'Three' } },
      data: { invitation: 'DECLINED' },
    });
    const rest = await page({ first: 1, after });
    expect([names(rest), at(rest, 'pageInfo.hasNextPage'), at(rest, 'pageInfo.hasPreviousPage')]).toEqual([
      ['Two'],
      true,
      true,
    ]);
    const back = await page({ last: 1 });
    expect([names(back), at(back, 'pageInfo.hasPreviousPage')]).toEqual([['One'], true]);
    const { errors } = await api.ask(world.anonymous, ENTRIES, { after: 'x' });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test.each([
    ['no items', { first: 0 }],
    ['fewer than none', { first: -1 }],
    ['more than a hundred', { first: 101 }],
    ['more than a hundred from the back', { last: 101 }],
    ['both ends at once', { first: 1, last: 1 }],
    ['a size from one end with a cursor for the other', { last: 1, after: idCursor('x') }],
    ['both cursors at once', { after: idCursor('x'), before: idCursor('x') }],
    ['a cursor that is none', { first: 1, after: 'x' }],
    ['a cursor of another list', { first: 1, after: cursor({ at: 1, id: 'x' }) }],
    ['a cursor with a NUL in it', { first: 1, after: idCursor('\0') }],
    ['a cursor of a megabyte', { first: 1, before: 'A'.repeat(1_000_000) }],
  ])('refuse %s as bad input', async (_what, variables) => {
    const { errors } = await api.ask(world.anonymous, PLAYERS, variables);
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });
});
