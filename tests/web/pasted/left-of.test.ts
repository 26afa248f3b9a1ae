import { expect, test } from 'vitest';
import { leftOf, type PastedLine } from '../../../web/src/pasted/pasted-line.ts';

const line = (number: number, text: string, outcome: PastedLine['outcome']): PastedLine => ({
  ...{ line: number, text, outcome, messages: [], column: null, names: [] },
});

test('what needs somebody stays below the heading that says what its cells are; nothing stays of lines that are all taken', () => {
  const text = '\nresult,first,second\n+,Ada,Bo\n?,Cy,Di\n';
  const taken = line(3, '+,Ada,Bo', 'TAKEN');
  expect(leftOf(text, [taken, line(4, '?,Cy,Di', 'REFUSED')])).toBe('result,first,second\n?,Cy,Di');
  expect(leftOf(text, [taken, line(4, '+,Ada,Bo', 'NOTHING')])).toBe('');
  expect(leftOf('Ada,Bo,?', [line(1, 'Ada,Bo,?', 'UNDECIDED')])).toBe('Ada,Bo,?');
});
