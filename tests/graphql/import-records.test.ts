import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { bao } from '../../api/src/games/bao/rules/index.ts';
import { at, textAt, type Fields } from '../support/answer.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { must, personOf, type RunningTournament } from '../support/world.ts';
import { NAMES, randomMoves, transcript, OVER, WINNER, LOSER, openImportScene } from './import-scene.ts';

const scene = await openImportScene();
const { world, api, importText, gamesAsRecorded, transcripts } = scene;
afterAll(() => scene.close());

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
        const { moves, line, isOver } = randomMoves(seed, plies);
        fc.pre(!isOver);
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

test('a game of backgammon comes as .mat: counted by its cube and how it ended, each act by who made it', async () => {
  const into = await world.running(['Ana', 'Bea', 'Cem'], { venue: 'ELSEWHERE', game: 'BACKGAMMON', gameConfig: {} });
  const [game] = await into.games();
  if (game === undefined) throw new Error('no games');
  const name = (seat: 'first' | 'second') => personOf(into.players, game.players[seat]).name;
  const lines = [
    `; [GAME "${game.number}"]`,
    ' 0 point match',
    ' Game 1',
    ` ${name('first')} : 0                           ${name('second')} : 0`,
    '  1) 31: 8/5 6/5                     Doubles => 2',
    '  2)  Takes                          64: 24/14',
    '  3)  Wins 4 points',
  ];
  expect(await importText(lines.join('\n'), { into })).toMatchObject({
    __typename: 'ImportRecordsSuccess',
    records: [{ result: { winner: 'FIRST', how: 'PLAYED' }, decides: true, plies: 7 }],
  });
  const { game: seen } = await api.data(
    world.anonymous,
    `query ($id: ID!) { game(id: $id) { result { value reason } record(format: JSON)
      ... on ReportedGame { replay(ply: 7) { summary ... on BackgammonMoment { position { phase cube { value } } } } } } }`,
    { id: globalId('ReportedGame', game.id) },
  );
  expect(seen).toMatchObject({
    result: { value: 4, reason: 'resignation' },
    replay: { summary: 'Black resigns; White wins 4 points.', position: { phase: 'OVER', cube: { value: 2 } } },
  });
  const { moves } = JSON.parse(String(at(seen, 'record'))) as { moves: readonly { seat: string }[] };
  expect(moves.map(({ seat }) => seat)).toEqual(['first', 'first', 'second', 'first', 'second', 'second', 'second']);
});
