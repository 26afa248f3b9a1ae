/** The path in the address of a page of a tournament, a game or a player, without what stands behind it; empty: it names none. */
export const pathInAddress = (address: string): string =>
  /\/(?:t\/[^/?#\s]+|g\/[^/?#\s]+\/[^/?#\s]+|p\/[^/?#\s]+)/.exec(address)?.[0] ?? '';
