import type { EntryId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { GAMES_OF_A_PAIR, type PairGame, type TablePlayer } from './pair-game.ts';

/** Players or games that cannot be: one sentence that says where (`games[3]: …`, counted from 0) and why. */
export interface PairGamesRefusal {
  readonly kind: 'player-twice' | 'unknown-player' | 'same-player' | 'no-such-game' | 'game-twice' | 'wrong-winner';
  readonly message: string;
}

/** Players and games as somebody from outside gives them. */
export interface PairTableInput<Player extends TablePlayer> {
  readonly players: readonly Player[];
  readonly games: readonly PairGame[];
}

/**
 * The same players and games if they can be the table of one group, else the first refusal: an id given twice, a game of
 * somebody unknown or of one player against himself, a game number other than 1 and 2 (after both the pair is decided),
 * the same number twice for a pair, a winner who is not one of the two or who won a game that has no result.
 * Source: KIBA 5.3.
 */
export function checkPairGames<Player extends TablePlayer>(
  input: PairTableInput<Player>,
): Result<PairTableInput<Player>, PairGamesRefusal> {
  const known = new Set<EntryId>();
  for (const [index, { id }] of input.players.entries()) {
    if (known.has(id))
      return err({ kind: 'player-twice', message: `players[${index}]: the id "${id}" is given twice.` });
    known.add(id);
  }
  const seen = new Map<string, number>();
  for (const [index, game] of input.games.entries()) {
    const refusal = checkGame(`games[${index}]`, game, known);
    if (refusal !== null) return err(refusal);
    const name = JSON.stringify([[game.first, game.second].toSorted(), game.number]);
    const earlier = seen.get(name);
    if (earlier !== undefined) {
      const message = `games[${index}]: game ${game.number} of this pair is already games[${earlier}].`;
      return err({ kind: 'game-twice', message });
    }
    seen.set(name, index);
  }
  return ok(input);
}

function checkGame(where: string, game: PairGame, known: ReadonlySet<EntryId>): PairGamesRefusal | null {
  const { first, second, number, winner } = game;
  const stranger = [first, second].find((id) => !known.has(id));
  if (stranger !== undefined)
    return { kind: 'unknown-player', message: `${where}: there is no player with the id "${stranger}".` };
  if (first === second) return { kind: 'same-player', message: `${where}: "${first}" cannot play against himself.` };
  if (!Number.isInteger(number) || number < 1 || number > GAMES_OF_A_PAIR) {
    return { kind: 'no-such-game', message: `${where}: a pair plays games 1 and 2, there is no game ${number}.` };
  }
  if (winner !== null && winner !== first && winner !== second) {
    return { kind: 'wrong-winner', message: `${where}: the winner "${winner}" is neither "${first}" nor "${second}".` };
  }
  if (winner !== null && !game.decided) {
    return { kind: 'wrong-winner', message: `${where}: the game is open, so "${winner}" cannot have won it.` };
  }
  return null;
}
