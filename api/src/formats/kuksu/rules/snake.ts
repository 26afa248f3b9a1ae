/**
 * The players dealt into leagues, best player first: row 1 from the first league to the last, row 2 back, and so on, so that
 * a last row that is not full goes on in its own direction. Every league in the order in which it was dealt.
 * Source: Kuksu 8.3, 10.1, 10.2.
 */
export function snake<Player>(players: readonly Player[], leagues: number): readonly (readonly Player[])[] {
  const dealt: Player[][] = Array.from({ length: leagues }, () => []);
  for (const [index, player] of players.entries()) {
    const place = index % leagues;
    const isForward = Math.floor(index / leagues) % 2 === 0;
    dealt[isForward ? place : leagues - 1 - place]?.push(player);
  }
  return dealt;
}
