import { formatModule } from '../../../formats/application.ts';
import type { Tx } from '../../../store/client.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { FoundMatch } from './found-match.ts';

/** The match with this number, as the transaction sees it; null: the tournament has none whose boards are reported. */
export async function findMatch(tx: Tx, tournament: TournamentRecord, number: number): Promise<FoundMatch | null> {
  return (await formatModule(tournament.format).reports?.match(tx, tournament, number)) ?? null;
}
