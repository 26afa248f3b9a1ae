import { membershipIn, formatModule } from '../../../formats/application.ts';
import { err, type Result } from '../../../kernel/result.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { invalidInput } from '../../errors.ts';
import type { JoinedAs, Joining, JoinRefusal } from '../../queries/series/series-membership.ts';

/** What a tournament becomes in a series; only those of one format join each kind. */
export function joinedAs(
  { kind }: Pick<SeriesRecord, 'kind'>,
  { format }: Pick<TournamentRecord, 'format'>,
  joining: Joining,
): Result<JoinedAs, JoinRefusal> {
  const membership = membershipIn(kind);
  if (formatModule(format).joins !== membership) return err(invalidInput('format', membership.only));
  return membership.as(joining);
}
