import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { ConfiguredFormat } from '../../../../api/src/rules/formats/any-format.ts';
import type { DecidedGame, FormatEntry, FormatState, Plan } from '../../../../api/src/rules/formats/format.ts';
import { BAO_SCORE } from '../../../../api/src/games/bao/rules/score.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';

/** An entry called `e1`, `e2`, …, who entered in that order and is ordinary in everything else. */
export function entry(number: number, differing: Partial<FormatEntry> = {}): FormatEntry {
  const ordinary = { category: 3, elo: 1500, matches: 0, country: null, team: null, carriedOver: null };
  return {
    ...ordinary,
    id: asId<EntryId>(`e${number}`),
    name: `Player ${number}`,
    enteredAt: instant(number),
    ...differing,
  };
}

export function entries(count: number): readonly FormatEntry[] {
  return Array.from({ length: count }, (_, index) => entry(index + 1));
}

/** The round robin with these settings. */
export function roundRobinWith(preset: 'FREE' | 'KIBA'): ConfiguredFormat {
  const format = FORMATS.ROUND_ROBIN.configure({ preset });
  if (!format.ok) throw new Error(format.error.message.key);
  return format.value;
}

export function planOf(format: ConfiguredFormat, field: readonly FormatEntry[]): Plan {
  const plan = format.start(field);
  if (!plan.ok) throw new Error(plan.error.message.key);
  return plan.value;
}

/** A tournament that has just started. */
export function started(field: readonly FormatEntry[]): FormatState {
  return {
    entries: field,
    plan: planOf(roundRobinWith('FREE'), field),
    decided: [],
    withdrawals: [],
    approved: [],
    disqualified: [],
    lots: [],
    matchDecisions: [],
    listScore: BAO_SCORE,
  };
}

export function won(game: string, winner: EntryId | null): DecidedGame {
  return { game, winner, how: winner === null ? 'NO_RESULT' : 'PLAYED', value: 1, at: instant(1_000) };
}
