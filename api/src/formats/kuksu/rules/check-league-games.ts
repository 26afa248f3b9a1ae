import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { checkPairGames, type PairGamesRefusal } from '../../../rules/standings/check-pair-games.ts';
import type { PairGame, TablePlayer } from '../../../rules/standings/pair-game.ts';

/** Players and games of a league that cannot be: one sentence that says where (`games[3]: …`, counted from 0) and why. */
export interface LeagueGamesRefusal {
  readonly kind: PairGamesRefusal['kind'] | 'no-replay' | 'other-colours';
  readonly message: string;
}

/** Players and games as somebody from outside gives them. */
export interface LeagueInput<Player extends TablePlayer> {
  readonly players: readonly Player[];
  readonly games: readonly PairGame[];
}

/**
 * The same players and games if they can be a league, else the first refusal: what no table of pairs can have, a second game
 * of a pair whose first has a winner or is open or is not there, and a second game with other colours than the first.
 * Source: Kuksu 2.6, 3.7.
 */
export function checkLeagueGames<Player extends TablePlayer>(
  input: LeagueInput<Player>,
): Result<LeagueInput<Player>, LeagueGamesRefusal> {
  const checked = checkPairGames(input);
  if (!checked.ok) return checked;
  const firsts = new Map(input.games.filter(({ number }) => number === 1).map((game) => [pairOf(game), game]));
  for (const [index, game] of input.games.entries()) {
    if (game.number === 1) continue;
    const before = firsts.get(pairOf(game));
    if (before === undefined || !before.decided || before.winner !== null) {
      const message = `games[${index}]: a pair plays again only when its game 1 has ended without a result.`;
      return err({ kind: 'no-replay', message });
    }
    if (before.first !== game.first) {
      const message = `games[${index}]: the game that is played again has the same colours, "${before.first}" is first.`;
      return err({ kind: 'other-colours', message });
    }
  }
  return ok(input);
}

function pairOf({ first, second }: { readonly first: EntryId; readonly second: EntryId }): string {
  return JSON.stringify([first, second].toSorted());
}
