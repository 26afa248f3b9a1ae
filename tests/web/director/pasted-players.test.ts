import { expect, test } from 'vitest';
import { pastedPlayers } from '../../../web/src/director/pasted-players.ts';

test.each([
  ['a name alone', 'Zuhura', [{ name: 'Zuhura' }]],
  ['a country in small letters', 'Jan, nl', [{ name: 'Jan', country: 'NL' }]],
  [
    'everything, by commas',
    'Oscar, CO, 3, 1700, 12',
    [{ name: 'Oscar', country: 'CO', category: 3, elo: 1700, matches: 12 }],
  ],
  ['tabs, as from a spreadsheet', 'Kobe\tIT\t\t1650', [{ name: 'Kobe', country: 'IT', elo: 1650 }]],
  ['semicolons', 'Sock; FR; 2', [{ name: 'Sock', country: 'FR', category: 2 }]],
  ['several lines, empty ones passed over', 'Ana\r\n\n  \nŁucja', [{ name: 'Ana' }, { name: 'Łucja' }]],
  ['a figure that is none is left to the server’s own', 'Peter, IT, x', [{ name: 'Peter', country: 'IT' }]],
  ['nothing', '', []],
])('%s', (_case, text, players) => {
  expect(pastedPlayers(text)).toEqual(players);
});
