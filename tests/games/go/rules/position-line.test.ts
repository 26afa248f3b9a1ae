import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import { goAfter, goAt, goGame } from '../../../support/go.ts';

const EMPTY = '...../...../...../...../.....';

test('the first position of a board of five', () => {
  expect(go.encode(goGame({ size: 5 }))).toBe(`${EMPTY} B - 0,0 0`);
});

test.each([
  ['komi, rules and ko rule', `${EMPTY} B - 0,0 0 komi=-7.5 rules=AREA koRule=SITUATIONAL`],
  ['a ko point', '.XO../X.XO./.XO../...../..... W B4 1,0 0'],
  ['marks', `OX.../.X.../X..../...../..... B - 3,0 2 marks=4/A5/E1,E2/W`.replace('E1,E2', 'E2,E1')],
  ['an agreed score', `${EMPTY} B - 0,0 2 marks=0///BW`],
  ['a dispute', `${EMPTY} B - 0,0 2 resumes=2 marks=1//C3/ phase=dispute`],
  ['a dispute before any mark', `${EMPTY} B - 0,0 2 phase=dispute`],
  ['a repetition with the director', `${EMPTY} B - 0,0 0 phase=repetition`],
  ['no result', `${EMPTY} B - 0,0 0 phase=no-result most=12 seen=AAAAAAAA-_09azAZ`],
  ['an offer', `${EMPTY} B - 0,0 1 offer=W`],
])('%s: read and written alike', (_what, line) => {
  expect(go.encode(goAt(line))).toBe(line);
});

test('a game is read back with all that was seen', () => {
  const position = goAfter(goGame({ size: 9, koRule: 'POSITIONAL' }), 'C3', 'G7', 'pass', 'D4', 'C4');
  expect(goAt(go.encode(position))).toEqual(position);
});

describe('refused', () => {
  test.each([
    ['nothing', '', 1],
    ['four rows', '..../..../..../.... B - 0,0 0', 1],
    ['26 rows', `${Array(26).fill('.'.repeat(26)).join('/')} B - 0,0 0`, 1],
    ['a row too short', '...../..../...../...../..... B - 0,0 0', 11],
    ['a row too long', '...../....../...../...../..... B - 0,0 0', 12],
    ['another letter', '...../..x../...../...../..... B - 0,0 0', 9],
    ['a chain without liberty', 'OX.../X..../...../...../..... B - 0,0 0', 1],
    ['nobody to move', `${EMPTY} - - 0,0 0`, 31],
    ['a player in small letters', `${EMPTY} b - 0,0 0`, 31],
    ['a ko point off the board', `${EMPTY} B F1 0,1 0`, 33],
    ['a ko point where nothing can be taken', `${EMPTY} B C3 0,1 0`, 33],
    ['a ko point without a prisoner', '.XO../X.XO./.XO../...../..... W B4 0,0 0', 33],
    ['prisoners in words', `${EMPTY} B - few 0`, 35],
    ['three passes', `${EMPTY} B - 0,0 3`, 39],
    ['an unknown field', `${EMPTY} B - 0,0 0 colour=red`, 41],
    ['fields in another order', `${EMPTY} B - 0,0 0 rules=AREA komi=7.5`, 52],
    ['a field twice', `${EMPTY} B - 0,0 0 komi=7.5 komi=7.5`, 50],
    ['the usual komi written out', `${EMPTY} B - 0,0 0 komi=6.5`, 40],
    ['komi in quarters', `${EMPTY} B - 0,0 0 komi=6.25`, 46],
    ['three resumes', `${EMPTY} B - 0,0 0 resumes=3`, 49],
    ['marks in play', `${EMPTY} B - 0,0 0 marks=1///`, 47],
    ['half a chain dead', 'OO.../...../...../...../..... B - 0,0 2 marks=1/A5//', 47],
    ['a stone neutral', 'OO.../...../...../...../..... B - 0,0 2 marks=1//A5/', 47],
    ['points out of order', `${EMPTY} B - 0,0 2 marks=1//E1,A5/`, 47],
    ['a dispute in play', `${EMPTY} B - 0,0 0 phase=dispute`, 47],
    ['keys of a wrong length', `${EMPTY} B - 0,0 0 seen=AAA`, 46],
    ['a space too many', `${EMPTY} B - 0,0 0 `, 41],
    ['a very long line', 'X'.repeat(100_001), 100_001],
  ])('%s', (_what, line, column) => {
    const read = go.decode(line);
    expect(read).toMatchObject({ ok: false, error: { column } });
    expect(worded(!read.ok && read.error.message)).toMatch(/\S/);
  });
});
