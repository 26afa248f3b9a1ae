const keyOf = (player: string): string => `baraza.notices.${player}`;

/** The version of the last notice that this device has shown to the player; 0 for none. */
export function readVersion(player: string): number {
  try {
    return Number(localStorage.getItem(keyOf(player))) || 0;
  } catch {
    return 0;
  }
}

/** Keeps on this device up to which notice the player has read. */
export function rememberVersion(player: string, version: number): void {
  try {
    localStorage.setItem(keyOf(player), String(version));
  } catch {
    // Nothing can be kept on this device: what was read is new again on the next page.
  }
}
