/** Which tournament, game or player the address of a page leads to; empty texts for what it does not name. */
export function namedByAddress(address: string) {
  const [, folder, name = ''] = /\/(tournaments|games|players)\/([^/?#\s]+)/.exec(address) ?? [];
  const named = (of: string): string => (folder === of ? decoded(name) : '');
  return { tournamentId: named('tournaments'), gameId: named('games'), handle: named('players') };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
