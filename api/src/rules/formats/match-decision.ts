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

/** Where a match stands: its pairing, and who has won it, how, by which rule (null: by none) and when; all null while it is open. `waits`: for the director. */
export interface MatchOutcome {
  readonly pairing: string;
  readonly sides: readonly [EntryId, EntryId];
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
