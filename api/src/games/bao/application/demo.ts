import type { NewPlayer } from '../../../application/commands/player/create.ts';
import type { DemoRegulars } from '../../../application/demo/demo-part.ts';

const OPEN_BOTS: readonly NewPlayer[] = [
  { name: 'Juma', country: 'TZ', category: 1, elo: 2014, matches: 641 },
  { name: 'Zawadi', country: 'KE', category: 1, elo: 1962, matches: 508 },
  { name: 'Mugisha', country: 'UG', category: 2, elo: 1887, matches: 372 },
  { name: 'Neema', country: 'TZ', category: 2, elo: 1821, matches: 295 },
  { name: 'Uwase', country: 'RW', category: 3, elo: 1743, matches: 164 },
  { name: 'Kamau', country: 'KE', category: 3, elo: 1688, matches: 87 },
];

const VERANDA_BOTS: readonly NewPlayer[] = [
  { name: 'Subira', country: 'KM', category: 3, elo: 1702, matches: 118 },
  { name: 'Tumaini', country: 'BI', category: 3, elo: 1655, matches: 46 },
];

/** Bots that play bao in several parts of the demo world. */
export const baoRegulars: DemoRegulars = {
  played: { game: 'BAO', gameConfig: { variant: 'KISWAHILI' } },
  open: OPEN_BOTS,
  veranda: VERANDA_BOTS,
};
