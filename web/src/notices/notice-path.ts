import type { Notice } from './notices.ts';

/** Where a notice leads: to its ticket, to the tokens or webhooks, to its player or game, else to its tournament; null: nowhere. */
export function noticePath({ kind, game, player, tournament }: Notice): string | null {
  if (kind === 'MyTicketFiled' || kind === 'MyEntryRequested' || kind === 'MyClaimFiled') return '/desk';
  if (kind === 'MyTicketAnswered' || kind === 'MyTicketDecided') return '/my-games';
  if (kind === 'MyRoleChanged') return '/account';
  if (kind === 'MyTokenEnding') return '/account#tokens';
  if (kind === 'MyWebhookStopped') return '/account/webhooks';
  if (player) return `/p/${player.handle}`;
  if (game) return game.pagePath;
  return tournament ? tournament.pagePath : null;
}
