import type { NewPlayer } from '../../../../application/commands/player/create.ts';

const ABROAD = { category: 3 } as const;

/** Those who play the knock-out of the demo world, invented: bots all of them, an odd number, so that one rests in the first round. */
export const KNOCKOUT_PEOPLE: readonly NewPlayer[] = [
  { ...ABROAD, name: 'Omari', country: 'TZ', elo: 1894, matches: 233 },
  { ...ABROAD, name: 'Latifa', country: 'KE', elo: 1871, matches: 310 },
  { ...ABROAD, name: 'Dimitra', country: 'GR', elo: 1852, matches: 197 },
  { ...ABROAD, name: 'Hamisi', country: 'TZ', elo: 1818, matches: 154 },
  { ...ABROAD, name: 'Levent', country: 'TR', elo: 1797, matches: 402 },
  { ...ABROAD, name: 'Pendo', country: 'KE', elo: 1775, matches: 88 },
  { ...ABROAD, name: 'Faraji', country: 'UG', elo: 1756, matches: 121 },
  { ...ABROAD, name: 'Margot', country: 'FR', elo: 1731, matches: 265 },
  { ...ABROAD, name: 'Nassor', country: 'KM', elo: 1704, matches: 73 },
  { ...ABROAD, name: 'Eshe', country: 'TZ', elo: 1688, matches: 59 },
  { ...ABROAD, name: 'Soraya', country: 'LB', elo: 1662, matches: 140 },
  { ...ABROAD, name: 'Daudi', country: 'KE', elo: 1640, matches: 44 },
  { ...ABROAD, name: 'Birgit', country: 'DK', elo: 1613, matches: 176 },
  { ...ABROAD, name: 'Chiku', country: 'RW', elo: 1587, matches: 36 },
  { ...ABROAD, name: 'Ghalib', country: 'OM', elo: 1559, matches: 51 },
  { ...ABROAD, name: 'Makena', country: 'KE', elo: 1530, matches: 27 },
  { ...ABROAD, name: 'Salama', country: 'TZ', elo: 1502, matches: 12 },
];
