import type { Notice } from './notices.ts';

/** Where a notice leads: to its game, else to its tournament; null: nowhere. */
export function noticePath({ game, tournament }: Notice): string | null {
  if (game) return `/games/${game.id}`;
  return tournament ? `/tournaments/${tournament.id}` : null;
}
