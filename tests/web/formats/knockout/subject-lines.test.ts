import { expect, test } from 'vitest';
import { subjectLines } from '../../../../web/src/formats/knockout/director/boards/subject-lines.ts';

const STARTED = 'match 12: board 34567 started';
const WON = 'Re: match 12: board 34567 won by *asha* by 4 points';

test.each<[string, string, string[]]>([
  ['nothing', ' \n\n', []],
  ['one a line', `${STARTED}\n\n${WON}\n`, [STARTED, WON]],
  ['lines as Windows ends them', `${STARTED}\r\n${WON}\r\n`, [STARTED, WON]],
  ['a folded header', `Re: match 12: board 34567\r\n won by *asha*\r\n\tby 4 points\r\n${STARTED}`, [WON, STARTED]],
  ['all indented alike', `  ${STARTED}\n  ${WON}`, [STARTED, WON]],
  ['an indented first line', `  ${STARTED}\n${WON}`, [STARTED, WON]],
])('pasted subjects: %s', (_what, text, subjects) => {
  expect(subjectLines(text)).toEqual(subjects);
});
