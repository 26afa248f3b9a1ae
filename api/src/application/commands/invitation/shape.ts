import type { EntryId, TournamentId } from '../../../kernel/ids.ts';
import type { Effects } from '../../events.ts';
import type { Field } from '../../state/field.ts';

/** What a command has made of the field of a tournament that has not started; with dryRun what it would. */
export interface FieldDone extends Field {
  readonly tournamentId: TournamentId;
  /** Who no longer takes part by it, in order of seeding. */
  readonly out: readonly EntryId[];
  readonly effects: Effects;
}
