import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { ConfiguredFormat } from '../../../../api/src/rules/formats/any-format.ts';
import type { Advance } from '../../../../api/src/rules/formats/advance.ts';
import type { FormatEntry, PlannedGame } from '../../../../api/src/rules/formats/format.ts';
import type { KibaSettings } from '../../../../api/src/formats/kiba/rules/settings.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import { startPlay, type Played } from '../../../support/played-format.ts';

/** The KIBA format with these settings. */
export function kibaWith(settings: Partial<KibaSettings>): ConfiguredFormat {
  const format = FORMATS.KIBA.configure(settings);
  if (!format.ok) throw new Error(format.error.message.key);
  return format.value;
}

/** An entry called `p1`, `p2` …, who entered in that order and is ordinary in everything else. */
export function kibaEntry(number: number, differing: Partial<FormatEntry> = {}): FormatEntry {
  const ordinary = { category: 3, elo: 1500, matches: 0, country: null, team: null, carriedOver: null };
  const id = asId<EntryId>(`p${number}`);
  return { ...ordinary, id, name: `Player ${number}`, enteredAt: instant(number), ...differing };
}

/** A field whose list is p1, p2, … and in which nobody else differs, so that every tie in the table stays one. */
export function levelField(players: number): readonly FormatEntry[] {
  return Array.from({ length: players }, (_, index) => kibaEntry(index + 1));
}

/** A tournament of a level field that has just started. */
export function levelPlay(players: number, settings: Partial<KibaSettings> = {}): Played {
  return startPlay(kibaWith(settings), levelField(players));
}

/** The player of this number. */
export function id(number: number): EntryId {
  return asId<EntryId>(`p${number}`);
}

/** Who stands higher in the list wins; two of `level` win one game each against one another. */
export function higherWins(...level: readonly number[]): (game: PlannedGame) => EntryId {
  const isLevel = (entry: EntryId): boolean => level.some((number) => id(number) === entry);
  const number = (entry: EntryId): number => Number(entry.slice(1));
  return ({ first, second }) => {
    if (isLevel(first) && isLevel(second)) return first;
    return number(first) < number(second) ? first : second;
  };
}

/** How far every stage is, as one line: `q PUBLISHED, s RUNNING`. */
export function progress({ next }: Played): string {
  return next.stages.map(({ stage, state }) => `${stage} ${state}`).join(', ');
}

/** The groups of a tournament with their players, seat 1 first: `s.1: p1 p2 p3`. */
export function groups({ state }: Played, stage: string): readonly string[] {
  return state.plan.groups
    .filter((group) => group.stage === stage)
    .map(({ key, entries }) => `${key}: ${entries.join(' ')}`);
}

/** Who goes on from a stage, each on a line: `p1 FIRST s`. */
export function goingOn(played: Played, stage: string): readonly string[] {
  return advancesOf(played, stage)
    .filter(({ to, place }) => to !== null || place === 'CHAMPION')
    .map(({ entry, place, to }) => `${entry} ${place}${to === null ? '' : ` ${to}`}`);
}

/** What the format says of everybody in a stage. */
export function advancesOf({ format, state }: Played, stage: string): readonly Advance[] {
  return format.advances(state, stage);
}

/** A table as lines: `1 p1 10`, the rank with `=` where it is shared, and the points. */
export function table({ format, state }: Played, group: string): readonly string[] {
  return format
    .standings(state, group)
    .map(({ rank, shared, entry, points }) => `${rank}${shared ? '=' : ''} ${entry} ${points / 2}`);
}
