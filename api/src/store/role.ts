/** What an account may do: everything, create tournaments and direct its own, or play. */
export const ROLES = ['ADMIN', 'DIRECTOR', 'PLAYER'] as const;
export type Role = (typeof ROLES)[number];
