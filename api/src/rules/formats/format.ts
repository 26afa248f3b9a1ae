import type { Message } from '../../kernel/message.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { PossibleRanks } from '../standings/possible-ranks.ts';
import type { Citation } from '../citation.ts';
import type { NamedScore } from '../ratings/list-score.ts';
import type { StoredSettings } from '../stored-settings.ts';
import type { DrawnLot } from './drawn-lot.ts';
import type { MatchDecision } from './match-decision.ts';
import type { PointAdjustment } from './point-adjustment.ts';

/**
 * What a player carries over from one tournament of a series to the next, as it is stored: plain JSON, which its format has written
 * and alone reads again.
 */
export type CarriedOver = StoredSettings;

/** A player of a tournament as he was when registration closed. */
export interface FormatEntry {
  readonly id: EntryId;
  readonly name: string;
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
  readonly country: string | null;
  /** the team he plays for (a country in a country match); null: for himself */
  readonly team: string | null;
  /** from the tournament before this one in its series; null: nothing */
  readonly carriedOver: CarriedOver | null;
  readonly enteredAt: Instant;
}

/** What a place in a pairing stands for; never a null with a meaning. */
export type Slot = { readonly kind: 'player'; readonly entry: EntryId } | { readonly kind: 'bye' };

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

/** One game to be played; `config` are settings of its own over those of its tournament, such as the score of a match at which it begins. */
export interface PlannedGame {
  readonly key: string;
  readonly pairing: string;
  readonly number: number;
  readonly first: EntryId;
  readonly second: EntryId;
  readonly config?: StoredSettings;
}

/** What is to exist; every key is unique in the tournament, so that applying a plan twice changes nothing. */
export interface Plan {
  readonly stages: readonly PlannedStage[];
  readonly groups: readonly PlannedGroup[];
  readonly pairings: readonly PlannedPairing[];
  readonly games: readonly PlannedGame[];
}

export const RESULT_HOWS = [
  'PLAYED',
  'DRAWN',
  'RESIGNED',
  'TIME',
  'FORFEIT',
  'WITHDRAWAL',
  'ADJUDICATED',
  'NO_RESULT',
] as const;
export type ResultHow = (typeof RESULT_HOWS)[number];

/**
 * The effective result of a game: the last one recorded for it. `winner` null: nobody gets the point, or each half of it where
 * it is DRAWN. `value`: how many points the
 * game counts, 1 unless its board or a ruling says more.
 */
export interface DecidedGame {
  readonly game: string;
  readonly winner: EntryId | null;
  readonly how: ResultHow;
  readonly value: number;
  readonly at: Instant;
}

export interface Withdrawal {
  readonly entry: EntryId;
  readonly at: Instant;
}

/** The director's word that a player is disqualified. */
export interface Disqualification {
  readonly entry: EntryId;
  readonly at: Instant;
}

/** That the end of a stage stands: approved by the director, or by itself when his time was over. */
export interface StageApproval {
  readonly stage: string;
  readonly at: Instant;
}

/**
 * All that a format knows of a running tournament; everything it says is a fold of this. `approved`, `lots`, `matchDecisions`: oldest
 * first; `disqualified`: by the director's word.
 */
export interface FormatState {
  readonly entries: readonly FormatEntry[];
  readonly plan: Plan;
  readonly decided: readonly DecidedGame[];
  readonly withdrawals: readonly Withdrawal[];
  readonly approved: readonly StageApproval[];
  readonly disqualified: readonly Disqualification[];
  readonly lots: readonly DrawnLot[];
  readonly matchDecisions: readonly MatchDecision[];
  /** What rulings give and take, oldest first; missing: nothing. */
  readonly adjustments?: readonly PointAdjustment[];
  /** Its director has ended it as it stands; missing: it ends by its rules. */
  readonly endedEarly?: boolean;
  /** What the game calls the score of the player list; missing: it does not tell players apart by it. */
  readonly listScore?: NamedScore | undefined;
}

/**
 * How far a stage is. RUNNING: games of its tables are open. COMPLETE: its tables are final, and it asks for nothing more;
 * passing. PLAYOFF: a tie that decides who goes on is played off. AWAITING_APPROVAL: its end waits for the director.
 * PUBLISHED: it is over, and what follows it, if anything, is arranged. Source: Common 4.4.
 */
export const STAGE_PROGRESS = ['RUNNING', 'COMPLETE', 'PLAYOFF', 'AWAITING_APPROVAL', 'PUBLISHED'] as const;

export interface StageProgress {
  readonly stage: string;
  readonly state: (typeof STAGE_PROGRESS)[number];
}

/**
 * Where a tournament stands and what is to be added now. `plan` is empty when nothing is; asked again after it was applied,
 * the format adds nothing more of it. `stages`: every stage of the plan that is there, in order. `winner` null: nobody yet,
 * or nobody at all.
 */
export interface NextStep {
  readonly plan: Plan;
  readonly stages: readonly StageProgress[];
  readonly done: boolean;
  readonly winner: EntryId | null;
}

/** What a row of a table does not say itself: what its player can still come to. */
export interface Outlook {
  /** exact on points; null where nobody works them out */
  readonly ranks: PossibleRanks | null;
  /** he keeps his place */
  readonly isDisqualified: boolean;
}

/** A game that a withdrawal decides at once. */
export interface WithdrawalEffect {
  readonly game: string;
  readonly winner: EntryId | null;
}

/** Something that does not work at this number of players (`blocking`: the tournament cannot start), or is worth knowing. */
export interface PreflightIssue {
  readonly code: string;
  readonly message: Message;
  readonly rules: Citation;
  readonly blocking: boolean;
  /** another tournament of the format may be free of it by its settings */
  readonly bySettings?: true;
}

/** Why a tournament cannot start. `for-director`: it can as soon as its director has decided something, which the message names. */
export interface FormatRefusal {
  readonly kind: 'too-few-players' | 'too-many-players' | 'bad-settings' | 'for-director';
  readonly message: Message;
}
