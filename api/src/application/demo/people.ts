import type { NewPlayer } from '../commands/player/create.ts';
import type { Role } from '../context.ts';

/** A person who signs in with an address and a password. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** What everybody signs in with in the demo world. Public: it is printed at every start. */
export const DEMO_PASSWORD = 'karibu-baraza';

/** The accounts of the demo world. */
export const DEMO_ACCOUNTS = {
  admin: { name: 'Mariamu', email: 'admin@baraza.example', role: 'ADMIN' },
  director: { name: 'Mzee Salim', email: 'director@baraza.example', role: 'DIRECTOR' },
  asha: { name: 'Asha', email: 'asha@baraza.example', role: 'PLAYER' },
} as const satisfies Readonly<Record<string, DemoAccount>>;

/** Whether an account of the demo world has this address. */
export function isDemoAddress(email: string): boolean {
  return Object.values(DEMO_ACCOUNTS).some((account) => account.email === email);
}

/** The bots of the open tournaments, invented. */
export const OPEN_BOTS: readonly NewPlayer[] = [
  { name: 'Juma', country: 'TZ', category: 1, elo: 2014, matches: 641 },
  { name: 'Zawadi', country: 'KE', category: 1, elo: 1962, matches: 508 },
  { name: 'Mugisha', country: 'UG', category: 2, elo: 1887, matches: 372 },
  { name: 'Neema', country: 'TZ', category: 2, elo: 1821, matches: 295 },
  { name: 'Uwase', country: 'RW', category: 3, elo: 1743, matches: 164 },
  { name: 'Kamau', country: 'KE', category: 3, elo: 1688, matches: 87 },
];

/** The bots that play with Asha, invented. */
export const VERANDA_BOTS: readonly NewPlayer[] = [
  { name: 'Subira', country: 'KM', category: 3, elo: 1702, matches: 118 },
  { name: 'Tumaini', country: 'BI', category: 3, elo: 1655, matches: 46 },
];
