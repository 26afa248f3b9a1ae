import { describe, expect, test } from 'vitest';
import { GAME_SIGNS } from '../../../web/src/tournament/game-signs.ts';
import { contrast, distance, SIGHTS } from './sight.ts';
import { colourOf, contrastTokens, THEMES, usualTokens, type Tokens } from './tokens.ts';

const more = contrastTokens();
const SHEETS: Readonly<Record<string, Tokens>> = {
  'as usual': usualTokens(),
  'with more contrast': new Map([...usualTokens(), ...more.asked]),
};
const cases = Object.entries(SHEETS).flatMap(([sheet, tokens]) =>
  THEMES.map((theme) => ({ sheet, theme, colour: (name: string) => colourOf(tokens, name, theme) })),
);

/** Colours of which one says something else than the other where both stand side by side, beside their signs. */
const APART = [
  ['win', 'loss'],
  ['win', 'even'],
  ['loss', 'even'],
  ['win', 'ink-3'],
  ['loss', 'ink-3'],
  ['win', 'ink'],
  ['loss', 'ink'],
  // The title match and the rise to the next tier, whose arrows both point upwards.
  ['win', 'warn'],
  ['turn', 'live'],
  ['turn-line', 'live'],
  ['bg-point-a', 'bg-point-b'],
  ['slate', 'shell'],
] as const;

/** What is read, and what it stands on. */
const READ = ['ink', 'ink-2', 'ink-3', 'action', 'win', 'loss'].flatMap((text) =>
  ['page', 'surface', 'raised', 'sunk'].map((ground) => [text, ground] as const),
);
const MARKED = [
  ['win', 'win-wash'],
  ['loss', 'loss-wash'],
  ['warn', 'turn-wash'],
  ['warn', 'warn-wash'],
  ['live', 'live-wash'],
  ['live', 'surface'],
  ['ink-on-solid', 'action'],
  ['ink-on-solid', 'loss'],
] as const;

describe.each(cases)('$sheet, $theme', ({ sheet, colour }) => {
  test.each(SIGHTS)('what says one thing and what says another are told apart at a glance: %s', (sight) => {
    const near = APART.map(([one, other]) => ({
      pair: `${one} / ${other}`,
      apart: Math.round(distance(sight, colour(one), colour(other))),
    })).filter(({ apart }) => apart < 20);
    expect(near).toEqual([]);
  });

  test('what is read stands out from what it stands on', () => {
    const needed = sheet === 'as usual' ? 4.5 : 7;
    const pale = [...READ, ...MARKED]
      .map(([text, ground]) => ({ pair: `${text} on ${ground}`, ratio: contrast(colour(text), colour(ground)) }))
      .filter(({ ratio }) => ratio < needed);
    expect(pale).toEqual([]);
  });
});

test('more contrast is the same whether it is chosen here or asked for by the system', () => {
  expect(more.asked).toEqual(more.chosen);
});

test('no two ways in which a game stands have the same sign', () => {
  const signs = Object.values(GAME_SIGNS);
  expect(new Set(signs).size).toBe(signs.length);
});
