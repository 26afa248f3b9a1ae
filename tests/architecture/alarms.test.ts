import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALARMING_SECONDS } from '../../api/src/server/measures/thresholds.ts';

test('the server warns of a figure where docs/operations.md says that somebody is to be woken', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8').split('\n');
  const told = lines.flatMap((line) => {
    const [, figure, above] = /^\| `(\w+)[`{].*\| above (\d+)(?: for a minute)? \|$/.exec(line) ?? [];
    return figure === undefined ? [] : [[figure, Number(above)]];
  });
  expect(Object.fromEntries(told)).toEqual(ALARMING_SECONDS);
});
