import type { EntryId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';

/** Who decided a match beside its games: the rules when its time was over, or the director. */
export const MATCH_DECISION_HOWS = ['RULED', 'DIRECTOR'] as const;

/**
 * How a match was decided: played out; lost by not playing (a game lost on time or by forfeit, the match given up, its player gone);
 * by the rules after the last week; by the director.
 */
export const MATCH_HOWS = ['POINTS', 'FORFEIT', 'RULED', 'DIRECTOR'] as const;
export type MatchHow = (typeof MATCH_HOWS)[number];

/** What a player, or the director, is told of a match. */
export const MATCH_NEWS = ['BYE', 'LAST_WEEK', 'DECIDED', 'REOPENED', 'WAITS', 'PROTESTED', 'ANSWERED'] as const;
export type MatchNews = (typeof MATCH_NEWS)[number];

/**
 * Where a match stands: its pairing, its players and their points in that order, the key of its last game that somebody has won, and who has
 * won it, how, by which rule (null: by none) and when; all null while it is open. `waits`: for the director.
 */
export interface MatchOutcome {
  readonly pairing: string;
  readonly sides: readonly [EntryId, EntryId];
  readonly score: readonly [number, number];
  readonly finishedGames: number;
  readonly lastGame: string | null;
  readonly winner: EntryId | null;
  readonly how: MatchHow | null;
  readonly rule: number | null;
  readonly decidedAt: Instant | null;
  readonly waits: boolean;
}

/**
 * A decision about a whole match: a pairing of several games. The last one about it holds. `winner` null: it waits for the director.
 * `rule`: the number of the rule that decided; null: none did.
 */
export interface MatchDecision {
  readonly pairing: string;
  readonly winner: EntryId | null;
  readonly how: (typeof MATCH_DECISION_HOWS)[number];
  readonly rule: number | null;
  readonly at: Instant;
}
