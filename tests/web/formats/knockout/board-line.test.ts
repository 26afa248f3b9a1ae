import { expect, test } from 'vitest';
import { parseReport } from '../../../../api/src/rules/formats/reports/report.ts';
import { boardLine, type BoardTold } from '../../../../web/src/formats/knockout/board-line.ts';

test.each<[BoardTold, object]>([
  ['started', { kind: 'started' }],
  ['drawn', { kind: 'drawn' }],
  [
    { winner: 'asha', points: 1 },
    { kind: 'won', by: 'asha', points: 1 },
  ],
])('what the form tells, %j, is read as such', (told, read) => {
  expect(parseReport(boardLine(12, ' 34567 ', told))).toMatchObject({ match: 12, board: '34567', ...read });
});
