import { toInstant } from '../../../store/codecs/instant.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { formatOf } from '../../state/format-state.ts';
import { readingOf } from '../reading.ts';
import { attention, type TournamentAttention } from './attention.ts';

/** The round of a tournament that waits for its director: to be published, or for players whom he names for places of it. */
export async function roundsInNeed(
  context: AppContext,
  tournament: TournamentRecord,
): Promise<readonly TournamentAttention[]> {
  const { id, status, roundDueSince } = tournament;
  if (status !== 'RUNNING') return [];
  if (roundDueSince !== null) {
    const since = toInstant(roundDueSince);
    return [attention('ROUND_DUE', id, id, { since }, { about: 'round', missing: 0 })];
  }
  const { unnamedPlaces } = formatOf(tournament);
  if (unnamedPlaces === null) return [];
  const lots = await readingOf(context).lotsOf.load(id);
  const missing = unnamedPlaces(lots);
  const since = lots.at(-1)?.at ?? null;
  return missing === 0 ? [] : [attention('PLACES_TO_NAME', id, id, { since }, { about: 'round', missing })];
}
