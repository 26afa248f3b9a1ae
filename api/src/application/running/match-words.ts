import type { EntryId } from '../../kernel/ids.ts';
import type { MatchHow, MatchOutcome } from '../../rules/formats/match-decision.ts';
import type { LoadedTournament } from './tournament-rows.ts';
import { pairingOfKey } from './match-changes.ts';

/** The name of a player by his entry. */
export function nameOf({ rows }: LoadedTournament, entry: EntryId): string {
  return rows.entries.find(({ id }) => id === entry)?.player.name ?? '';
}

/** A match in words, such as `Match 12 of Kobe and Amina`. */
export function matchTitle(loaded: LoadedTournament, { pairing, sides }: MatchOutcome): string {
  const names = sides.map((entry) => nameOf(loaded, entry));
  return `Match ${pairingOfKey(loaded.rows, pairing).number} of ${names.join(' and ')}`;
}

/** How a match stands, in a few words, such as "Kobe won by forfeit"; null: it is open. */
export function sayOutcome(loaded: LoadedTournament, { winner, how }: MatchOutcome): string | null {
  return winner === null || how === null ? null : `${nameOf(loaded, winner)} won ${WAYS[how]}`;
}

const WAYS: Readonly<Record<MatchHow, string>> = {
  POINTS: 'on points',
  FORFEIT: 'by forfeit',
  RULED: 'by the rules after the last week',
  DIRECTOR: 'by the word of the director',
};
