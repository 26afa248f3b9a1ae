import type { EntryId } from '../../kernel/ids.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { MatchOutcome } from '../../rules/formats/match-decision.ts';
import type { LoadedTournament } from './tournament-rows.ts';
import { pairingOfKey } from './match-changes.ts';
import { nameAmong } from '../state/name-among.ts';

/** What a tournament calls a player, by his entry. */
export function nameOf({ rows }: LoadedTournament, entry: EntryId): string {
  const found = rows.entries.find(({ id }) => id === entry);
  return found === undefined ? '' : nameAmong(rows.entries, found.player);
}

/** A match in words, such as `Match 12 of Kobe and Amina`. */
export function matchTitle(loaded: LoadedTournament, { pairing, sides }: MatchOutcome): Message {
  const [first, second] = [nameOf(loaded, sides[0]), nameOf(loaded, sides[1])];
  return message('ruling.match', { number: pairingOfKey(loaded.rows, pairing).number, first, second });
}

/** How a match stands, in a few words, such as "Kobe won by forfeit"; null: it is open. */
export function sayOutcome(loaded: LoadedTournament, { winner, how }: MatchOutcome): Message | null {
  if (winner === null || how === null) return null;
  return message('ruling.won', { name: nameOf(loaded, winner), way: message(`ruling.way.${how}`) });
}

/** A decision on a game or a match, as one sentence; `before` null: nothing was decided of it. */
export function decision(what: Message, now: Message, before: Message | null): Message {
  return before === null
    ? message('ruling.decided', { what, now })
    : message('ruling.decidedAnew', { what, now, before });
}
