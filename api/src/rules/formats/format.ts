import type { EntryId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import type { PossibleRanks } from '../standings/possible-ranks.ts';
import type { Standing } from '../standings/standing.ts';
import type { TableRow } from '../standings/table-row.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { Citation } from '../citation.ts';
import type { StoredSettings } from '../stored-settings.ts';
import type { DrawnLot, LotsToDraw } from './drawn-lot.ts';
import type { MatchDecision, MatchOutcome } from './match-decision.ts';

/**
 * What a player brings from the event before this one in its series. `league`: where he finished, and whether he was
 * disqualified; null: he was in no league of it. `title`: whether he holds the title after it, or has lost the match for it.
 */
export interface Previous {
  readonly league: {
    readonly name: string;
    readonly tier: number;
    readonly rank: number;
    readonly isDisqualified: boolean;
  } | null;
  readonly title: 'HOLDER' | 'LOSER' | null;
}

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
  /** null: there was no event before, or he was not in it */
  readonly previous: Previous | null;
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

export const RESULT_HOWS = ['PLAYED', 'RESIGNED', 'TIME', 'FORFEIT', 'WITHDRAWAL', 'ADJUDICATED', 'NO_RESULT'] as const;
export type ResultHow = (typeof RESULT_HOWS)[number];

/**
 * The effective result of a game: the last one recorded for it. `winner` null: nobody gets the point. `value`: how many points the
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
  readonly disqualified: readonly EntryId[];
  readonly lots: readonly DrawnLot[];
  readonly matchDecisions: readonly MatchDecision[];
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

/**
 * What a player's place in a stage is good for. FIRST, SECOND: the semi-finals of the firsts and of the seconds. WINNER: of
 * a semi-final, or of one of two groups, to the final. TOP_TWO: of the only group, to the final. CHAMPION, RUNNER_UP: in the
 * final or the title match. OUT: no further. TITLE_MATCH: of the top league, to the title match. PROMOTED, STAYS, DEMOTED: to
 * a tier of the next cycle. NEXT_ROUND: of a knock-out. LUCKY_LOSER: there too, though he lost.
 */
export const ADVANCE_PLACES = [
  'FIRST',
  'SECOND',
  'WINNER',
  'TOP_TWO',
  'CHAMPION',
  'RUNNER_UP',
  'OUT',
  'TITLE_MATCH',
  'PROMOTED',
  'STAYS',
  'DEMOTED',
  'NEXT_ROUND',
  'LUCKY_LOSER',
] as const;

/** What separates a player from those who have another place; LIST: only the initial list, to be shown as such (0.4). */
export const ADVANCE_DECIDERS = [
  'SCORE',
  'NEUSTADTL',
  'KIBA_SCORE',
  'PLAYOFF',
  'LIST',
  'SODOS',
  'LAST_TIER',
  'LAST_RANK',
  'RATING',
] as const;

/** Whether and where a player of a stage goes on, by its table as it stands, and where he in fact went. */
export interface Advance {
  readonly entry: EntryId;
  readonly group: string;
  readonly rank: number;
  /** the key of the stage that the place leads to; null: none */
  readonly to: string | null;
  readonly place: (typeof ADVANCE_PLACES)[number];
  /** whose place he has because somebody before him withdrew; null: his own */
  readonly replaces: EntryId | null;
  /** it can still change: the stage is not published */
  readonly provisional: boolean;
  /** null: nothing had to be separated, or he has withdrawn */
  readonly decidedBy: (typeof ADVANCE_DECIDERS)[number] | null;
  readonly rules: Citation;
  /** where he in fact plays after this stage, both keys null: nowhere; null: what follows is not arranged */
  readonly arranged: { readonly stage: string | null; readonly group: string | null } | null;
}

/**
 * How a player has come to his tier since the last event of the series: from a lower one, from the same, from a higher one, from
 * the match for the title, which he has lost, or from outside.
 */
export const TIER_CHANGES = ['UP', 'SAME', 'DOWN', 'FROM_TITLE', 'NEW'] as const;
export type TierChange = (typeof TIER_CHANGES)[number];

/** What a row of a table does not say itself: where its player has come from, and what he can still come to. */
export interface Outlook {
  /** null where there are no tiers */
  readonly change: TierChange | null;
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
  readonly message: string;
  readonly rules: Citation;
  readonly blocking: boolean;
}

export interface FormatRefusal {
  readonly kind: 'too-few-players' | 'too-many-players' | 'players-left-over' | 'title-undecided' | 'bad-settings';
  readonly message: string;
}

/** The one contract of a tournament format. Pure: results go in, plans and standings come out. */
export interface TournamentFormat<Settings> {
  readonly key: string;
  /** The format in one sentence, for somebody who has never heard of it. */
  readonly about: string;
  /** Reads untrusted settings (a preset, a number of groups …) and completes them; refuses with a sentence. */
  parseSettings(value: unknown): Result<Settings, string>;
  /** What is agreed by these settings, row by row, for somebody who has never heard of the format. */
  agreed(settings: Settings): readonly AgreedRule[];
  /** Those of the entries for whom something is planned at the start; the others wait for a later stage. */
  starters(settings: Settings, entries: readonly FormatEntry[]): readonly FormatEntry[];
  /** The fewest and the most players that these settings take. */
  sizes(settings: Settings): { readonly min: number; readonly max: number };
  /** How many seeds for its lots are committed to before registration closes, when so many may enter; 0: nothing is drawn. */
  draws(settings: Settings, players: number): number;
  /** What is to be drawn by lot now: before the start, where the plan is empty, and before `next`; null: nothing. */
  lots(settings: Settings, state: FormatState): LotsToDraw | null;
  /** `lots`: what `lots` has asked for is drawn. */
  start(settings: Settings, entries: readonly FormatEntry[], lots: readonly DrawnLot[]): Result<Plan, FormatRefusal>;
  /** What is to be added after a decided game, a withdrawal or an approval, and how far every stage is. */
  next(settings: Settings, state: FormatState): NextStep;
  /** All players of a stage in order of group and rank, and who of them goes on; empty where no stage follows. */
  advances(settings: Settings, state: FormatState, stage: string): readonly Advance[];
  /**
   * The hours that a director has before the end of a stage that is AWAITING_APPROVAL is approved by itself; 0: it is at
   * once; null: no stage waits.
   */
  approvalHours(settings: Settings): number | null;
  /**
   * The days that registered players have to accept their invitation once registration is closed: who declines or does not
   * answer in time does not take part. Null: nobody is asked, all who have entered take part.
   */
  acceptanceDays(settings: Settings): number | null;
  withdraw(settings: Settings, state: FormatState, entry: EntryId): readonly WithdrawalEffect[];
  /** Its matches of several games each, in order, where it knows such; empty elsewhere: a pairing is decided with its games. */
  matches(settings: Settings, state: FormatState): readonly MatchOutcome[];
  /** When open matches are ruled on by themselves; null: never, or not as it stands. */
  rulingsAt(settings: Settings, state: FormatState): Instant | null;
  /** What the director's word that a player is disqualified takes from him, in a sentence; null: there is no such word. */
  disqualification(settings: Settings): string | null;
  /** The rows of one group, best first, with every tie-break and its terms. */
  standings(settings: Settings, state: FormatState, group: string): readonly Standing[];
  /** The same group as a square of pairs, in the order of its standings; empty where pairs make no table. */
  crosstable(settings: Settings, state: FormatState, group: string): readonly TableRow[];
  /** What the rows of a group do not say themselves, by player; empty where nothing is worked out. */
  outlooks(settings: Settings, state: FormatState, group: string): ReadonlyMap<EntryId, Outlook>;
  /** What every entry brings to the next event of the series, as it stands; empty where nothing is handed on. */
  handOn(settings: Settings, state: FormatState): ReadonlyMap<EntryId, Previous>;
  /** What breaks, or is worth knowing, when it starts with so many `starters`. */
  preflight(settings: Settings, players: number): readonly PreflightIssue[];
}
