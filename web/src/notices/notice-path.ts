import type { Notice } from './notices.ts';

/** Where a notice leads: to its ticket, to its game, else to its tournament; null: nowhere. */
export function noticePath({ kind, game, tournament }: Notice): string | null {
  if (kind === 'MyTicketFiled' || kind === 'MyEntryRequested') return '/desk';
  if (kind === 'MyTicketAnswered' || kind === 'MyTicketDecided') return '/my-games';
  if (game) return `/games/${game.id}`;
  return tournament ? `/tournaments/${tournament.id}` : null;
}
