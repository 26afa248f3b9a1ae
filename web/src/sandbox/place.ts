import { isAtServer } from '../ui/listening.ts';

const found = isAtServer() ? undefined : /^\/sandbox\/[0-9a-z]{16}(?=\/|$)/.exec(location.pathname)?.[0];

/** What stands before every address of this page: that of the sandbox which it shows; empty: it shows the world outside. */
export const sandboxBase = found ?? '';

/** Whether this page shows a sandbox. */
export const inSandbox = sandboxBase !== '';

/** The address of a page of this site as a link has it that no router makes. */
export const hrefOf = (path: string): string => sandboxBase + path;

/** The path of such an address, as the router takes it. */
export const pathIn = (address: string): string =>
  address.startsWith(`${sandboxBase}/`) ? address.slice(sandboxBase.length) : address;

const seat = `baraza-seat${sandboxBase}`;

/** The id of the player as whom this tab acts in its sandbox; null: as the director of its tournament. */
export const actsAs: string | null = inSandbox ? sessionStorage.getItem(seat) : null;

/** Lets this tab act as a player, or as the director, once it begins anew. */
export function actAs(player: string | null): void {
  if (player === null) sessionStorage.removeItem(seat);
  else sessionStorage.setItem(seat, player);
}

/** Where the API of the world answers that this page shows. */
export const graphqlPath = `${sandboxBase}/graphql${actsAs === null ? '' : `?as=${encodeURIComponent(actsAs)}`}`;

/** Where the page of a tournament is in a sandbox, by the address of the sandbox's API and the path that it has outside, which is the same inside. */
export const sandboxPage = (address: string, tournamentPath: string): string =>
  new URL(address).pathname.replace(/\/graphql$/, '') + tournamentPath;
