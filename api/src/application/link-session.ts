import type { PlayerId } from '../kernel/ids.ts';

/** The session under which everybody watches who came by a link to this player's games. */
export function linkSession(player: PlayerId): string {
  return `link-${player}`;
}
