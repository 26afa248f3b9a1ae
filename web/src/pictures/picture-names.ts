import { nameAmong, type Named } from '../player/namesakes.ts';

/** What the players of a tournament are called in a picture: those who share a name by their handles too. */
export function namesAmong(namesakes: readonly { readonly id: string }[]): (player: Named) => string {
  const shared = new Set(namesakes.map(({ id }) => id));
  return (player) => nameAmong(shared, player);
}
