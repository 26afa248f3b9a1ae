import { SERIES_MODULES } from '../../../formats/application.ts';
import { SERIES } from '#formats/rules';
import { err, type Result } from '../../../kernel/result.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { invalidInput } from '../../errors.ts';
import type { JoinedAs, Joining, JoinRefusal } from '../../series-membership.ts';

/** What a tournament becomes in a series; only those of one format join each kind. */
export function joinedAs(
  { kind }: Pick<SeriesRecord, 'kind'>,
  { format }: Pick<TournamentRecord, 'format'>,
  joining: Joining,
): Result<JoinedAs, JoinRefusal> {
  const { only, as } = SERIES_MODULES[kind];
  return format === SERIES[kind].format ? as(joining) : err(invalidInput('format', only));
}
