import { expect, test } from 'vitest';
import { parseChampionshipSettings } from '../../../../../api/src/formats/kiba/rules/championship/settings.ts';

test.each([
  ['nothing is said: two players, one match at the end', {}, { nationMinimum: 2, nationMatch: 'END' }],
  ['Championship 3.1 3', { nationMinimum: 3 }, { nationMinimum: 3, nationMatch: 'END' }],
  ['Championship 3.4 each', { nationMatch: 'EACH' }, { nationMinimum: 2, nationMatch: 'EACH' }],
])('%s', (_case, given, settings) => {
  expect(parseChampionshipSettings(given)).toEqual({ ok: true, value: settings });
});

test.each([
  ['no object', null],
  ['a list', []],
  ['one player', { nationMinimum: 1 }],
  ['four players', { nationMinimum: 4 }],
  ['no number', { nationMinimum: '2' }],
  ['another time', { nationMatch: 'NEVER' }],
  ['another key', { players: 6 }],
])('%s is refused', (_case, given) => {
  expect(parseChampionshipSettings(given)).toMatchObject({ ok: false });
});
