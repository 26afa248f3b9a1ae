import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { ConfiguredFormat } from '../../../../api/src/rules/formats/any-format.ts';
import type { FormatEntry, PlannedGame } from '../../../../api/src/rules/formats/format.ts';
import type { LastCycle } from '../../../../api/src/formats/kuksu/rules/last-cycle.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import { startPlay, type Played } from '../../../support/played-format.ts';

/** The Kuksu format with these settings. */
export function kuksuWith(settings: object = {}): ConfiguredFormat {
  const format = FORMATS.KUKSU.configure(settings);
  if (!format.ok) throw new Error(format.error.message.key);
  return format.value;
}

/** The player of this number. */
export function id(number: number): EntryId {
  return asId<EntryId>(`p${number}`);
}

/** An entry called `p1`, `p2` …; the lower the number, the higher the rating. */
export function kuksuEntry(number: number, carriedOver: LastCycle | null = null): FormatEntry {
  const ordinary = { category: 3, matches: 0, country: null, team: null };
  return {
    ...ordinary,
    id: id(number),
    name: `Player ${number}`,
    elo: 2_000 - number,
    carriedOver,
    enteredAt: instant(number),
  };
}

/** p1, p2 … who are all new. */
export function newField(players: number): readonly FormatEntry[] {
  return Array.from({ length: players }, (_, index) => kuksuEntry(index + 1));
}

/** Who held the title after the last cycle. */
export const HOLDER: LastCycle = { league: null, title: 'HOLDER' };

/** Five or more new players and `p99`, who holds the title. */
export function heldField(players: number): readonly FormatEntry[] {
  return [...newField(players), kuksuEntry(99, HOLDER)];
}

/** A cycle that has just started. */
export function kuksuPlay(entries: readonly FormatEntry[], settings: object = {}): Played {
  return startPlay(kuksuWith(settings), entries);
}

/** Who has the lower number wins. */
export function lowerWins({ first, second }: PlannedGame): EntryId {
  return Number(first.slice(1)) < Number(second.slice(1)) ? first : second;
}
