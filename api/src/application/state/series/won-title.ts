import type { Instant } from '../../../kernel/time.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { TitleKey } from '#formats/rules';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';

/**
 * A title: who has it, board 1 first where it is a country's, since when, and in which tournament it was won or defended.
 * `against`: whom a holder has met for it, with the games won, his own first; null: there was no match.
 */
export interface Title {
  readonly kind: TitleKey;
  readonly tournament: TournamentRecord;
  readonly entries: readonly EntryRecord[];
  readonly country: string | null;
  readonly against: {
    readonly entry: EntryRecord;
    readonly score: readonly [number, number];
    readonly isDefence: boolean;
  } | null;
  readonly at: Instant;
}
