/** How much a table in which everybody meets everybody weighs: 1 up to 20 players, then by the square. */
export function squareCost(players: number): number {
  return Math.max(1, (players / 20) ** 2);
}

/** How much a list of players weighs: 1 up to 20 players, then by their number. */
export function listCost(players: number): number {
  return Math.max(1, players / 20);
}
