import { invariant } from '../../kernel/assert.ts';
import type { BySeat } from '../../kernel/seat.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import type { Tx } from '../../store/client.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { playersByIds } from '../../store/reading/player.ts';
import type { ResultRecord } from '../../store/reading/result.ts';

/** A game in words: the names of its players, and the two of them together with its number. */
export interface NamedGame {
  readonly players: BySeat<string>;
  readonly title: string;
}

/** A game by the names of its players. */
export async function nameGame(tx: Tx, game: GameRecord): Promise<NamedGame> {
  const { first, second } = game.players;
  const names = new Map((await playersByIds(tx, [first, second])).map(({ id, name }) => [id, name]));
  const players = { first: names.get(first), second: names.get(second) };
  invariant(players.first !== undefined && players.second !== undefined, `game ${game.id} has two players`);
  const known = { first: players.first, second: players.second };
  return { players: known, title: `Game ${game.number} of ${known.first} and ${known.second}` };
}

const WAYS: Readonly<Record<ResultHow, string>> = {
  PLAYED: 'on the board',
  DRAWN: 'drawn',
  RESIGNED: 'by resignation',
  TIME: 'on time',
  FORFEIT: 'by forfeit',
  WITHDRAWAL: 'by withdrawal',
  ADJUDICATED: 'by a ruling',
  NO_RESULT: 'without a result',
};

/** A result in a few words, such as "Kobe won on time". */
export function sayResult({ players }: NamedGame, { winner, how }: Pick<ResultRecord, 'winner' | 'how'>): string {
  if (how === 'DRAWN') return 'drawn';
  return winner === null ? `nobody won, ${WAYS[how]}` : `${players[winner]} won ${WAYS[how]}`;
}
