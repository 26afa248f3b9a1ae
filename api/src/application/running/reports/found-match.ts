import type { EntryId, PairingId } from '../../../kernel/ids.ts';
import type { ReportedMatch } from '../../../rules/formats/reports/check-report.ts';
import type { GameRecord } from '../../../store/reading/game.ts';

/** A match as reports see it, with its games by number. */
export interface FoundMatch {
  readonly pairingId: PairingId;
  readonly games: readonly GameRecord[];
  readonly sides: readonly [EntryId, EntryId];
  readonly view: ReportedMatch;
}
