import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { bao } from '../../api/src/rules/games/bao/index.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { numbers, played } from '../support/bao.ts';
import { openTestDatabase } from '../support/database.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

const NAMES = ['Kobe', 'Oscar - B', 'Jan ß'];

let db: Db;
let world: World;
let api: Api;
let elsewhere: RunningTournament;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  elsewhere = await world.running(NAMES, { venue: 'ELSEWHERE', name: 'By mail' });
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const idOf = ({ id }: RunningTournament) => globalId('RoundRobinTournament', id);

const RECORDS = `records { line first second plies decides warnings game { id number seats { player { name } } }
  result { winner how } problem { fault message line column ply } }`;
const IMPORT = `mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { __typename
  ... on CommandError { code message } ... on InvalidInput { field } ... on WrongStatus { status }
  ... on InvalidRecords { ${RECORDS} }
  ... on ImportRecordsSuccess { ${RECORDS} effects { dryRun events { kind text } standings { pointsAfter } } } } }`;

async function importText(
  text: string,
  {
    into = elsewhere,
    who = into.director.context,
    ...options
  }: {
    readonly into?: RunningTournament;
    readonly who?: AppContext;
    readonly dryRun?: boolean;
    readonly idempotencyKey?: string;
  } = {},
): Promise<Fields> {
  const input = { tournamentId: idOf(into), text, ...options };
  return (await api.data(who, IMPORT, { input })).importRecords as Fields;
}

/** Every game of a tournament as its JSON says, without what only tells when and where. */
async function gamesAsRecorded(tournament: RunningTournament): Promise<readonly Fields[]> {
  const query = 'query ($id: ID!) { tournament(id: $id) { record(format: JSON) } }';
  const { tournament: seen } = await api.data(world.anonymous, query, { id: idOf(tournament) });
  return listAt(JSON.parse(textAt(seen, 'record')), 'games').map((game) => ({
    names: at(game, 'players.first.name') + ' / ' + at(game, 'players.second.name'),
    place: [game.stage, game.group, game.round, game.number],
    status: game.result === null ? 'OPEN' : 'DECIDED',
    winner: at(game, 'result.winner'),
    how: at(game, 'result.how'),
    moves: game.moves === null ? null : at(game, 'moves.*.notation'),
    position: game.position,
  }));
}

const transcripts = async (tournament: RunningTournament) =>
  textAt(
    await api.data(world.anonymous, 'query ($id: ID!) { tournament(id: $id) { record } }', { id: idOf(tournament) }),
    'tournament.record',
  );

/** The moves of a random game, and the position that they lead to. */
function randomMoves(seed: number, plies: number): { readonly moves: readonly string[]; readonly line: string } {
  let position = bao.initial({ variant: 'KISWAHILI' });
  const moves: string[] = [];
  for (const number of numbers(seed)) {
    const legal = bao.legalMoves(position);
    const move = legal[number % Math.max(1, legal.length)];
    if (move === undefined || moves.length === plies) break;
    moves.push(bao.formatMove(position, move));
    position = played(position, move).position;
  }
  return { moves, line: bao.encode(position) };
}

function transcript(head: readonly string[], moves: readonly string[]): string {
  const lines = moves.flatMap((move, ply) =>
    ply % 2 === 0 ? [`${ply / 2 + 1}: ${[move, moves[ply + 1] ?? []].flat().join(' ')};`] : [],
  );
  return [...head, ...lines, ''].join('\n');
}

const OVER = randomMoves(5, Number.POSITIVE_INFINITY);
const WINNER = OVER.moves.length % 2 === 1 ? 'South' : 'North';
const LOSER = WINNER === 'South' ? 'North' : 'South';

describe('what cannot be imported is told with its place, and nothing is changed', () => {
  const NAMED = 'KOBE - oscar - b';

  test.each([
    ['prose', 'once upon a time', 'UNREADABLE', /no line of moves/, 1, 1, null],
    ['an illegal move', `${NAMED}\n1: A6<* a7>;`, 'UNREADABLE', /A harvest is possible from a5 and a6/, 2, 9, 1],
    [
      'an illegal move in the second record',
      `${NAMED}\n1: A6<*;\n\nKOBE - jan ss\n1: A6<* a7>;`,
      'UNREADABLE',
      /A harvest/,
      5,
      9,
      1,
    ],
    ['a line number missing', `${NAMED}\n1: A6<* a5>;\n3: A3>;`, 'UNREADABLE', /"2:" is due/, 3, 1, null],
    ['no number at all', `${NAMED}\nA6<* a5>;`, 'UNREADABLE', /"1:" is due/, 2, 1, null],
    ['a first number other than 1', `${NAMED}\n2: A6<* a5>;`, 'UNREADABLE', /"1:" is due/, 2, 1, null],
    ['no semicolon', `${NAMED}\n1: A6<* a5>`, 'UNREADABLE', /ends with a semicolon/, 2, 12, null],
    ['the letter case of the other side', `${NAMED}\n1: a6<* a5>;`, 'UNREADABLE', /./, 2, 4, 0],
    ['an asterisk on a harvest', `${NAMED}\n1: A6<* a5>*;`, 'UNREADABLE', /./, 2, 12, 1],
    [
      'moves after the end',
      transcript([NAMED], [...OVER.moves, 'A5>']),
      'UNREADABLE',
      /over|due|begins|side/,
      null,
      null,
      OVER.moves.length,
    ],
    ['another variant', `VARIANT: KUJIFUNZA\n${NAMED}\n1: A1>;`, 'UNREADABLE', /another variant/, 1, 1, null],
    ['an unknown variant', `VARIANT: hus\n${NAMED}\n1: A6<*;`, 'UNREADABLE', /KISWAHILI or KUJIFUNZA/, 1, 9, null],
    ['no names', '1: A6<*;', 'UNMATCHED', /does not name both players/, 1, 1, null],
    ['half a name', '? - kobe\n1: A6<*;', 'UNMATCHED', /does not name both players/, 1, 1, null],
    ['a stranger', 'KOBE - peter\n1: A6<*;', 'UNMATCHED', /Nobody in this tournament is called peter/, 1, 1, null],
    ['a player against himself', 'KOBE - kobe\n1: A6<*;', 'UNMATCHED', /have no game here/, 1, 1, null],
    ['names in the wrong case', 'Kobe - Oscar - B\n1: A6<*;', 'UNMATCHED', /does not name both players/, 1, 1, null],
    ['another number', `GAME: 7\n${NAMED}\n1: A6<*;`, 'UNMATCHED', /GAME: 7 fits none of their games/, 1, 7, null],
    [
      'another group',
      `ROUND: 1\nGROUP: Z\n${NAMED}\n1: A6<*;`,
      'UNMATCHED',
      /fits none of their games/,
      null,
      null,
      null,
    ],
    [
      'one game twice',
      `${NAMED}\n1: A6<*;\n\n${NAMED}\n1: A7<*;`,
      'REPEATED',
      /in line 1 is of the same game/,
      4,
      1,
      null,
    ],
    [
      'a winner who has lost',
      transcript([`RESULT: ${LOSER} (played)`, NAMED], OVER.moves),
      'CONTRADICTORY',
      /has won on the board/,
      1,
      9,
      null,
    ],
    [
      'an open game that is over',
      transcript(['RESULT: open', NAMED], OVER.moves),
      'CONTRADICTORY',
      /calls the game open/,
      1,
      9,
      null,
    ],
    [
      'a winner while the game goes on',
      `RESULT: South (played)\n${NAMED}\n1: A6<*;`,
      'CONTRADICTORY',
      /the game goes on/,
      1,
      9,
      null,
    ],
    ['a winner without a way', `RESULT: South\n${NAMED}\n1: A6<*;`, 'CONTRADICTORY', /does not say how/, 1, 9, null],
    [
      'a resignation of nobody',
      `RESULT: nobody (resigned)\n${NAMED}\n1: A6<*;`,
      'CONTRADICTORY',
      /has a winner/,
      1,
      9,
      null,
    ],
    [
      'a winner without a result',
      `RESULT: South (no result)\n${NAMED}\n1: A6<*;`,
      'CONTRADICTORY',
      /has no winner/,
      1,
      9,
      null,
    ],
    ['a ruling', `RESULT: South (adjudicated)\n${NAMED}\n1: A6<*;`, 'CONTRADICTORY', /make it here first/, 1, 9, null],
    [
      'an end in the future',
      `RESULT: South (time)\nEND: 2030-01-01T00:00:00Z\n${NAMED}\n1: A6<*;`,
      'CONTRADICTORY',
      /in the future/,
      2,
      6,
      null,
    ],
  ] as const)('%s', async (_what, text, fault, message, line, column, ply) => {
    const answer = await importText(text);
    expect(answer).toMatchObject({ __typename: 'InvalidRecords', code: 'INVALID_RECORDS' });
    const [problem, ...others] = listAt(at(answer, 'records.*.problem')).filter((one) => one !== null);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ fault, message: expect.stringMatching(message) as string, ply });
    if (line !== null) expect([problem!.line, problem!.column]).toEqual([line, column]);
  });

  test('one record that fails keeps the others out, which are told as they were read', async () => {
    const answer = await importText(`${NAMED}\n1: A6<* a5>;\n\nKOBE - peter\n1: A6<*;`);
    expect(answer.message).toBe('1 of 2 records cannot be imported, so none is.');
    expect(listAt(answer, 'records')).toMatchObject([
      { line: 1, first: 'KOBE', second: 'oscar - b', plies: 2, decides: false, problem: null, game: { number: 1 } },
      { line: 4, first: 'KOBE', second: 'peter', plies: 1, game: null, problem: { fault: 'UNMATCHED' } },
    ]);
    for (const game of await gamesAsRecorded(elsewhere)) expect([game.moves, game.status]).toEqual([null, 'OPEN']);
  });

  test.each([
    ['nothing', '', 'InvalidInput', { field: 'text' }],
    ['empty lines', '\n\n', 'InvalidInput', { field: 'text' }],
    ['too much', 'x'.repeat(200_001), 'InvalidInput', { field: 'text' }],
  ])('%s', async (_what, text, type, more) => {
    expect(await importText(text)).toMatchObject({ __typename: type, ...more });
  });

  test('nobody but the director may, and only where games are played elsewhere', async () => {
    const text = `${NAMED}\n1: A6<*;`;
    expect(await importText(text, { who: world.anonymous })).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await importText(text, { who: elsewhere.players[0]!.context })).toMatchObject({ __typename: 'Forbidden' });
    const here = await world.running(['Ana', 'Bea', 'Cem']);
    expect(await importText(text, { into: here })).toMatchObject({ __typename: 'WrongStatus', status: 'HERE' });
    const other = { venue: 'ELSEWHERE', game: 'BACKGAMMON', gameConfig: {} } as const;
    const strange = await world.running(['Ana', 'Bea', 'Cem'], other);
    expect(await importText(text, { into: strange })).toMatchObject({
      __typename: 'WrongStatus',
      status: 'BACKGAMMON',
    });
    const nothing = { tournamentId: 'nothing', text };
    expect(at(await api.data(world.system, IMPORT, { input: nothing }), 'importRecords.__typename')).toBe('NotFound');
  });
});

/** A game that has begun elsewhere and has no moves yet is not known to have none. */
function withoutMovesUnknown(game: Omit<Fields, 'names'>): Fields {
  return (game.moves as readonly unknown[]).length > 0 ? game : { ...game, moves: null, position: null };
}

describe('what can be imported', () => {
  test('is shown first and done then, once for a key; the game has its moves, its result, its table', async () => {
    const into = await world.running(NAMES, { venue: 'ELSEWHERE', name: 'Of letters' });
    const head = [`EVENT: another`, `END: 2026-11-01T08:00:00Z`, `RESULT: ${WINNER} (played)`, 'KOBE - oscar - b'];
    const text = `\uFEFF${transcript(head, OVER.moves)}`.replaceAll('\n', '\r\n');
    const before = await gamesAsRecorded(into);
    const shown = await importText(text, { into, dryRun: true });
    expect(shown).toMatchObject({
      __typename: 'ImportRecordsSuccess',
      records: [
        { line: 1, plies: OVER.moves.length, decides: true, problem: null, warnings: [], result: { how: 'PLAYED' } },
      ],
      effects: { dryRun: true },
    });
    expect(await gamesAsRecorded(into)).toEqual(before);
    const [done, again] = [
      await importText(text, { into, idempotencyKey: 'k' }),
      await importText(text, { into, idempotencyKey: 'k' }),
    ];
    expect(again).toEqual(done);
    expect(at(done, 'effects.events.*.kind')).toEqual(['MovesRecorded', 'GameFinished', 'StandingsChanged']);
    const game = textAt(done, 'records.0.game.id');
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!, $last: Int!) { game(id: $id) { status record result { how seat at }
        ... on ReportedGame { recordedMoves last: replay(ply: $last) { ply notation ... on BaoMoment { position { encoding } trace { kind } } }
          start: replay(ply: 0) { notation ... on BaoMoment { position { encoding } } } beyond: replay(ply: 999) { ply } } } }`,
      { id: game, last: OVER.moves.length },
    );
    expect(seen).toMatchObject({
      status: 'FINISHED',
      result: { how: 'PLAYED', seat: WINNER === 'South' ? 'FIRST' : 'SECOND', at: '2026-11-01T08:00:00.000Z' },
      recordedMoves: OVER.moves,
      last: { ply: OVER.moves.length, notation: OVER.moves.at(-1), position: { encoding: OVER.line } },
      start: { notation: null, position: { encoding: bao.encode(bao.initial({ variant: 'KISWAHILI' })) } },
      beyond: null,
    });
    expect(textAt(seen, 'record')).toContain(`\nKOBE - oscar - b\n1: ${OVER.moves[0]}`);
    const against = await importText(`RESULT: ${LOSER} (time)\nKOBE - oscar - b\n1: A6<*;`, { into });
    expect(at(against, 'records.0.problem.message')).toMatch(/it is decided for .*; a ruling can change that/);
  });

  test('may leave out what the notation lets it leave out, and say what is odd', async () => {
    const into = await world.running(NAMES, { venue: 'ELSEWHERE', name: 'Odd' });
    const text = 'RESULT: 1-0\nEND: yesterday\nKOBE - jan ss\n1: 6<# 5>; a comment\n';
    const done = await importText(text, { into });
    expect(done).toMatchObject({ __typename: 'ImportRecordsSuccess', records: [{ decides: false, result: null }] });
    expect(at(done, 'records.0.warnings')).toEqual([
      'Line 4, A6<*: The sign # announces a win, but the game goes on.',
      'Line 2: the end "yesterday" is no instant such as 2026-11-30T08:00Z and was passed over.',
      'Line 1: the result "1-0" is not understood and was passed over.',
    ]);
  });

  test.each([
    ['South (resigned)', 'first', 'RESIGNED'],
    ['North (time)', 'second', 'TIME'],
    ['nobody (forfeit)', null, 'FORFEIT'],
    ['nobody (no result)', null, 'NO_RESULT'],
  ])('takes the result %s from the head of a game without moves', async (result, winner, how) => {
    const into = await world.running(NAMES, { venue: 'ELSEWHERE', name: 'Heads' });
    const done = await importText(`RESULT: ${result}\nKOBE - oscar - b\n`, { into });
    expect(at(done, 'records.0')).toMatchObject({ decides: true, plies: 0 });
    const [game] = (await gamesAsRecorded(into)).filter(({ names }) => names === 'Kobe / Oscar - B');
    expect(game).toMatchObject({ status: 'DECIDED', winner, how, moves: null });
  });

  test('is the same game again when it is exported, whatever was played', async () => {
    const into = await world.running(NAMES, { venue: 'ELSEWHERE', name: 'Round trip' });
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 12 }), async (seed, plies) => {
        const { moves, line } = randomMoves(seed, plies);
        const done = await importText(transcript(['KOBE - oscar - b'], moves), { into });
        expect(at(done, 'records.0.problem')).toBeNull();
        const [game] = (await gamesAsRecorded(into)).filter(({ names }) => names === 'Kobe / Oscar - B');
        expect(game).toMatchObject({ moves, position: line, status: 'OPEN' });
        const exported = await importText(await transcripts(into), { into });
        expect(at(exported, 'effects.events')).toEqual([]);
      }),
      propertyRuns(5, 100),
    );
  });

  test('is a whole tournament that was played here, with every position and result', async () => {
    const here = await world.running(NAMES, { name: 'Here' });
    const games = await here.games();
    for (const [index, game] of games.entries()) {
      const { moves } = randomMoves(index + 1, index === 0 ? Number.POSITIVE_INFINITY : index * 3);
      for (const [ply, move] of moves.entries()) {
        const mover = personOf(here.players, game.players[ply % 2 === 0 ? 'first' : 'second']);
        must(await playMove(mover.context, { gameId: game.id, ply, move }));
      }
      if (index === 1) must(await resign(personOf(here.players, game.players.first).context, { gameId: game.id }));
    }
    const into = await world.running(NAMES, { venue: 'ELSEWHERE', name: 'There' });
    // The lots have fallen otherwise there, so the same players meet in other rounds.
    const done = await importText((await transcripts(here)).replaceAll(/^(ROUND|GAME): .*\n/gm, ''), { into });
    expect(at(done, 'records.*.problem')).toEqual(games.map(() => null));
    const known = async (tournament: RunningTournament) =>
      new Map((await gamesAsRecorded(tournament)).map(({ names, place: _place, ...game }) => [names, game]));
    const [there, from] = [await known(into), await known(here)];
    for (const [names, game] of from) expect(there.get(names)).toEqual(withoutMovesUnknown(game));
    expect(there.size).toBe(from.size);
  });
});

test('a game of go comes as SGF: counted where its territory is marked, else by what its head says', async () => {
  const into = await world.running(['Ana', 'Bea', 'Cem'], { venue: 'ELSEWHERE', game: 'GO', gameConfig: { size: 5 } });
  const games = await into.games();
  const named = (game: (typeof games)[number], result: string, moves: string) => {
    const name = (seat: 'first' | 'second') => personOf(into.players, game.players[seat]).name;
    const head = `PB[${name('first')}]PW[${name('second')}]RO[]GC[GAME: ${game.number}]`;
    return `(;GM[1]FF[4]SZ[5]KM[6.5]RU[Japanese]${head}RE[${result}]${moves})`;
  };
  const [counted, said, odd] = games;
  if (counted === undefined || said === undefined || odd === undefined) throw new Error('no games');
  const marked = ';B[cc];W[];B[]TB[aa:ee]';
  const text = `${named(counted, 'B+17.5', marked)}\n${named(said, 'W+0.5', ';B[cc];W[];B[]')}`.replaceAll('RO[]', '');
  expect(await importText(text, { into })).toMatchObject({
    __typename: 'ImportRecordsSuccess',
    records: [
      { result: { winner: 'FIRST', how: 'PLAYED' }, decides: true, plies: 5 },
      { result: { winner: 'SECOND', how: 'PLAYED' }, decides: true, plies: 3 },
    ],
  });
  const id = globalId('ReportedGame', counted.id);
  const { game } = await api.data(
    world.anonymous,
    'query ($id: ID!) { game(id: $id) { record ... on ReportedGame { replay(ply: 5) { summary ... on GoMoment { position { score { result } } } } } } }',
    { id },
  );
  expect(at(game, 'replay')).toMatchObject({ position: { score: { result: 'B+17.5' } } });
  expect(textAt(game, 'record')).toMatch(/^\(;GM\[1\]FF\[4\].*RE\[B\+17\.5\]/);
  const unfinished = named(odd, 'B+3.5', ';B[cc]').replaceAll('RO[]', '');
  expect(await importText(unfinished, { into })).toMatchObject({ records: [{ problem: { fault: 'CONTRADICTORY' } }] });
});
