import type { Role } from '../../store/role.ts';

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
