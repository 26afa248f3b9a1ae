import { afterAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { IMPORT, transcript, OVER, LOSER, openImportScene } from './import-scene.ts';

const scene = await openImportScene();
const { world, api, elsewhere, importText, gamesAsRecorded } = scene;
afterAll(() => scene.close());

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
    const nothing = { tournamentId: 'nothing', text };
    expect(at(await api.data(world.system, IMPORT, { input: nothing }), 'importRecords.__typename')).toBe('NotFound');
  });
});
