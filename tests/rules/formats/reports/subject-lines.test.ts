import { expect, test } from 'vitest';
import { subjectLines } from '../../../../api/src/rules/formats/reports/subject-lines.ts';

const STARTED = 'match 12: board 34567 started';
const WON = 'Re: match 12: board 34567 won by *asha* by 4 points';

test.each<[string, string, [number, string][]]>([
  ['nothing', ' \n\n', []],
  [
    'one a line',
    `${STARTED}\n\n${WON}\n`,
    [
      [1, STARTED],
      [3, WON],
    ],
  ],
  [
    'lines as Windows ends them',
    `${STARTED}\r\n${WON}\r\n`,
    [
      [1, STARTED],
      [2, WON],
    ],
  ],
  [
    'a folded header',
    `Re: match 12: board 34567\r\n won by *asha*\r\n\tby 4 points\r\n${STARTED}`,
    [
      [1, WON],
      [4, STARTED],
    ],
  ],
  [
    'all indented alike',
    `  ${STARTED}\n  ${WON}`,
    [
      [1, STARTED],
      [2, WON],
    ],
  ],
  [
    'an indented first line',
    `  ${STARTED}\n${WON}`,
    [
      [1, STARTED],
      [2, WON],
    ],
  ],
])('pasted subjects: %s', (_what, text, subjects) => {
  expect(subjectLines(text).map(({ line, text: subject }) => [line, subject])).toEqual(subjects);
});
