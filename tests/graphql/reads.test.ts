import { afterAll, describe, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId } from '../../api/src/kernel/ids.ts';
import { DAY, HOUR } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { personOf } from '../support/world.ts';
import { openReadScene } from './read-scene.ts';

const scene = await openReadScene();
const { world, api, running, gameId, game, tournament } = scene;
afterAll(() => scene.close());

const NODES = `query ($id: ID!) { node(id: $id) { __typename id } }`;

describe('node', () => {
  test('answers everything that has an id, by the very id it was asked for', async () => {
    const { tournament: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { tournament(id: $id) { id director { id } entries { nodes { id } } stages { id } groups { id pairings { id games { id } } } } }`,
      { id: tournament },
    );
    const ids: string[] = [
      textAt(seen, 'id'),
      textAt(seen, 'director.id'),
      textAt(seen, 'entries.nodes.0.id'),
      textAt(seen, 'stages.0.id'),
      textAt(seen, 'groups.0.id'),
      textAt(seen, 'groups.0.pairings.0.id'),
      game,
    ];
    for (const id of ids) {
      const { node } = await api.data(world.anonymous, NODES, { id });
      expect(node).toMatchObject({ id });
      expect(Buffer.from(id, 'base64').toString()).toMatch(new RegExp(`^${at(node, '__typename')}:`));
    }
    const { nodes } = await api.data(world.anonymous, `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
      ids: [...ids, 'nothing'],
    });
    expect(nodes).toEqual([...ids.map((id) => ({ id })), null]);
  });

  test.each([
    ['text that is no id', 'hello'],
    ['nothing', ''],
    ['an id of nobody', globalId('Player', asId('nobody'))],
    ['a type that there is not', globalId('Account', asId('x'))],
    ['a name that every object inherits', globalId('constructor', asId('x'))],
    ['a key of the database', '\'; drop table "Game"; --'],
    ['very long text', 'A'.repeat(100_000)],
    ['characters of no alphabet', '\u0000\uD800😀'],
  ])('answers null for %s', async (_what, id) => {
    expect((await api.data(world.anonymous, NODES, { id })).node).toBeNull();
    const { game: none, tournament: neither } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { id } tournament(id: $id) { id } }`,
      { id },
    );
    expect([none, neither]).toEqual([null, null]);
  });

  test('answers null for an id under the name of another type', async () => {
    for (const name of ['ReportedGame', 'Player', 'RoundRobinTournament']) {
      expect((await api.data(world.anonymous, NODES, { id: globalId(name, gameId) })).node).toBeNull();
    }
  });
});

describe('a game of bao', () => {
  test('shows its seats, clock, moves and board; nobody signed out is to move', async () => {
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { __typename number status ply version toMove viewerCanMove viewerSeat
        seats { seat side player { name } } clock { control limit remaining { first second } timeUsed { first second } running since expiresAt serverNow pausedUntil countsTo }
        moves(first: 1) { edges { cursor node { ply seat notation cause at remaining { first second } } } pageInfo { hasNextPage hasPreviousPage } }
        result { how } ... on BaoGame { variant position { stage toMove south { front back store } outcome { winner } } legalMoves { notation result { encoding } } } } }`,
      { id: game },
    );
    expect(seen).toMatchObject({
      __typename: 'BaoGame',
      status: 'RUNNING',
      ply: 2,
      toMove: 'FIRST',
      viewerCanMove: false,
      viewerSeat: null,
      result: null,
      variant: 'KISWAHILI',
      clock: {
        control: 'T=(3+1)<=7',
        limit: 604_800,
        running: 'FIRST',
        pausedUntil: null,
        timeUsed: { first: 3_600, second: 3_600 },
      },
      moves: { pageInfo: { hasNextPage: true, hasPreviousPage: false } },
      position: { stage: 'KUNAMUA', toMove: 'FIRST', outcome: null },
    });
    expect(listAt(seen, 'seats').map(({ side }) => side)).toEqual(['South', 'North']);
    expect(at(seen, 'clock.remaining')).toEqual({ first: (4 * DAY - HOUR) / 1_000, second: (4 * DAY - HOUR) / 1_000 });
    expect(at(seen, 'position.south.front')).toHaveLength(8);
    expect(at(seen, 'legalMoves.length')).toBeGreaterThan(0);
    const [move] = listAt(seen, 'moves.edges');
    expect(move?.node).toMatchObject({ ply: 0, seat: 'FIRST', cause: 'PLAYER' });
  });

  test('tells its sides, and a letter of each, in the language that is asked for', async () => {
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { seats { english: side(locale: EN) side(locale: SW) sideLetter(locale: SW) esperanto: sideLetter(locale: EO) } } }`,
      { id: game },
    );
    expect(at(seen, 'seats')).toEqual([
      { english: 'South', side: 'Kusini', sideLetter: 'Ku', esperanto: 'S' },
      { english: 'North', side: 'Kaskazini', sideLetter: 'Ka', esperanto: 'N' },
    ]);
  });

  test('can be looked at after any ply, each with its sowing in words; beyond the last there is nothing', async () => {
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { ... on BaoGame { position { encoding } start: at(ply: 0) { ply notation summary trace { kind } position { encoding } }
        last: at(ply: 2) { ply notation summary trace { kind pit seeds } position { encoding } } beyond: at(ply: 3) { ply } before: at(ply: -1) { ply } } } }`,
      { id: game },
    );
    expect(at(seen, 'start')).toMatchObject({ ply: 0, notation: null, summary: null, trace: [] });
    expect(at(seen, 'start.position.encoding')).toBe('K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -');
    expect(at(seen, 'last.position.encoding')).toBe(at(seen, 'position.encoding'));
    expect(at(seen, 'last.summary')).toMatch(/^a\d[<>]\S*: .* taken.* sown, the last in [ab]\d.*\.$/);
    expect(listAt(seen, 'last.trace').at(0)?.kind).toBe('PLACE');
    expect(listAt(seen, 'last.trace').at(-1)?.kind).toBe('STOP');
    expect([at(seen, 'beyond'), at(seen, 'before')]).toEqual([null, null]);
  });

  test('has a record: a transcript that reads back to the same position, and JSON', async () => {
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { record json: record(format: JSON) ... on BaoGame { position { encoding } } } }`,
      { id: game },
    );
    const { rules } = await api.data(
      world.anonymous,
      `query ($text: String!) { rules { baoRecord(text: $text) { ... on BaoRecord { moves south position { encoding } } } } }`,
      { text: at(seen, 'record') },
    );
    expect(at(rules, 'baoRecord.position.encoding')).toBe(at(seen, 'position.encoding'));
    expect(JSON.parse(textAt(seen, 'json'))).toMatchObject({
      position: at(seen, 'position.encoding'),
      moves: [{ ply: 0 }, { ply: 1 }],
    });
  });

  test('tells its players which seat is theirs and whether they are to move', async () => {
    const [record] = (await running.games()).filter(({ id }) => id === gameId);
    if (record === undefined) throw new Error('No game');
    for (const [seat, may] of [
      ['first', true],
      ['second', false],
    ] as const) {
      const person = personOf(running.players, record.players[seat]);
      const { game: seen, viewer } = await api.data(
        person.context,
        `query ($id: ID!) { game(id: $id) { viewerSeat viewerCanMove } viewer { name role canDirect player { name } games { id viewerCanMove } } }`,
        { id: game },
      );
      expect(seen).toEqual({ viewerSeat: seat.toUpperCase(), viewerCanMove: may });
      expect(viewer).toMatchObject({
        name: person.name,
        role: 'PLAYER',
        canDirect: false,
        player: { name: person.name },
      });
      const mine = listAt(viewer, 'games').map(({ viewerCanMove }) => viewerCanMove === true);
      expect(mine).toHaveLength(4);
      expect(mine).toEqual(mine.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});
