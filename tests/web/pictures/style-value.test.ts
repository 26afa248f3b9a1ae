import { expect, test } from 'vitest';
import { resolvedValue } from '../../../web/src/pictures/style-value.ts';

const KNOWN: Readonly<Record<string, string>> = {
  '--ink': 'var(--light,#111)var(--dark,#eee)',
  '--light': 'initial',
  '--dark': '',
  '--grain': '2.5',
  '--far': 'calc(2px * var(--grain))',
};
const custom = (name: string): string | undefined => KNOWN[name];

test.each([
  ['#fff', '#fff'],
  ['12px', '12'],
  ['1.25rem', '20'],
  ['translate(0.8px, -1.5px)', 'translate(0.8, -1.5)'],
  ['var(--ink)', '#111'],
  ['#123var(--dark,#eee)', '#123'],
  ['calc(8px*var(--grain))', '20'],
  ['calc(1px + 3px * (2 - var(--grain)) / -1)', '2.5'],
  ['calc(var(--far) - 1px)', '4'],
  ['var(--none, var(--also-none, 7px))', '7'],
])('%s is worth %s', (value, worth) => expect(resolvedValue(value, custom)).toBe(worth));

test.each(['var(--none)', 'calc(1px * var(--none))'])('%s means nothing', (value) =>
  expect(resolvedValue(value, custom)).toBeNull(),
);
