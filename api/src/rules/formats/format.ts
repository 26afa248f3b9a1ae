import type { EntryId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import type { PairRow } from '../standings/pair-standings.ts';
import type { Standing } from '../standings/standing.ts';

/** A player of a tournament as he was when registration closed. */
export interface FormatEntry {
  readonly id: EntryId;
  readonly name: string;
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
  readonly country: string | null;
  readonly enteredAt: Instant;
}

/** What a place in a pairing stands for; never a null with a meaning. */
export type Slot =
  | { readonly kind: 'player'; readonly entry: EntryId }
  | { readonly kind: 'bye' }
  | { readonly kind: 'place-of'; readonly group: string; readonly rank: number }
  | { readonly kind: 'winner-of'; readonly pairing: string }
  | { readonly kind: 'loser-of'; readonly pairing: string }
  | { readonly kind: 'lucky-loser'; readonly from: string }
  | { readonly kind: 'title-holder' };

export interface PlannedStage {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly number: number;
}

/** A group and its players in order of their seats, seat 1 first. */
export interface PlannedGroup {
  readonly key: string;
  readonly stage: string;
  readonly name: string;
  readonly number: number;
  readonly entries: readonly EntryId[];
}

export interface PlannedPairing {
  readonly key: string;
  readonly group: string;
  readonly round: number;
  readonly number: number;
  readonly first: Slot;
  readonly second: Slot;
}

export interface PlannedGame {
  readonly key: string;
  readonly pairing: string;
  readonly number: number;
  readonly first: EntryId;
  readonly second: EntryId;
}

/** What is to exist; every key is unique in the tournament, so that applying a plan twice changes nothing. */
export interface Plan {
  readonly stages: readonly PlannedStage[];
  readonly groups: readonly PlannedGroup[];
  readonly pairings: readonly PlannedPairing[];
  readonly games: readonly PlannedGame[];
}

export const RESULT_HOWS = ['PLAYED', 'RESIGNED', 'TIME', 'FORFEIT', 'WITHDRAWAL', 'ADJUDICATED', 'NO_RESULT'] as const;
export type ResultHow = (typeof RESULT_HOWS)[number];

/** The effective result of a game: the last one recorded for it. `winner` null: nobody gets the point. */
export interface DecidedGame {
  readonly game: string;
  readonly winner: EntryId | null;
  readonly how: ResultHow;
  readonly at: Instant;
}

export interface Withdrawal {
  readonly entry: EntryId;
  readonly at: Instant;
}

/** All that a format knows of a running tournament; everything it says is a fold of this. */
export interface FormatState {
  readonly entries: readonly FormatEntry[];
  readonly plan: Plan;
  readonly decided: readonly DecidedGame[];
  readonly withdrawals: readonly Withdrawal[];
}

/** A game that a withdrawal decides at once. */
export interface WithdrawalEffect {
  readonly game: string;
  readonly winner: EntryId | null;
}

/** Something that does not work at this number of players. `blocking`: the tournament cannot start like this. */
export interface PreflightIssue {
  readonly code: string;
  readonly message: string;
  readonly rule: string;
  readonly blocking: boolean;
}

export interface FormatRefusal {
  readonly kind: 'too-few-players' | 'too-many-players' | 'bad-settings';
  readonly message: string;
}

/** The one contract of a tournament format. Pure: results go in, plans and standings come out. */
export interface TournamentFormat<Settings> {
  readonly key: string;
  /** Reads untrusted settings (a preset, a number of groups …) and completes them; refuses with a sentence. */
  parseSettings(value: unknown): Result<Settings, string>;
  /** The fewest and the most players that these settings take. */
  sizes(settings: Settings): { readonly min: number; readonly max: number };
  start(settings: Settings, entries: readonly FormatEntry[]): Result<Plan, FormatRefusal>;
  /** What is to be added after a decided game; `wait` while games run, `done` when the last is decided. */
  next(settings: Settings, state: FormatState): Plan | 'wait' | 'done';
  withdraw(settings: Settings, state: FormatState, entry: EntryId): readonly WithdrawalEffect[];
  /** The rows of one group, best first, with every tie-break and its terms. */
  standings(settings: Settings, state: FormatState, group: string): readonly Standing[];
  /** The same group as a square of pairs, in the order of its standings; empty where pairs make no table. */
  crosstable(settings: Settings, state: FormatState, group: string): readonly PairRow[];
  preflight(settings: Settings, players: number): readonly PreflightIssue[];
}
