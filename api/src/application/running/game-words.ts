import { invariant } from '../../kernel/assert.ts';
import type { BySeat } from '../../kernel/seat.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { Tx } from '../../store/client.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { playersByIds } from '../../store/reading/player.ts';
import type { ResultRecord } from '../../store/reading/result.ts';
import { nameAmong } from '../state/name-among.ts';

/** A game in words: the names of its players, and the two of them together with its number, as a sentence begins with it and as it stands within one. */
export interface NamedGame {
  readonly players: BySeat<string>;
  readonly title: Message;
  readonly inText: Message;
}

/** A game by what its tournament calls its players. */
export async function nameGame(tx: Tx, game: GameRecord): Promise<NamedGame> {
  const { first, second } = game.players;
  const entries = await entriesOfTournaments(tx, [game.tournamentId]);
  const both = await playersByIds(tx, [first, second]);
  const names = new Map(both.map((player) => [player.id, nameAmong(entries, player)]));
  const players = { first: names.get(first), second: names.get(second) };
  invariant(players.first !== undefined && players.second !== undefined, `game ${game.id} has two players`);
  const known = { first: players.first, second: players.second };
  const places = { number: game.number, ...known };
  return { players: known, title: message('game.title', places), inText: message('game.inText', places) };
}

/** A result in a few words, such as "Kobe won on time". */
export function sayResult({ players }: NamedGame, { winner, how }: Pick<ResultRecord, 'winner' | 'how'>): Message {
  if (how === 'DRAWN') return message('ruling.drawn');
  const way = message(`ruling.way.${how}`);
  return winner === null ? message('ruling.nobodyWon', { way }) : message('ruling.won', { name: players[winner], way });
}
