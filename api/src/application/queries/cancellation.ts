import type { RulingRecord } from '../../store/reading/ruling.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { readingOf } from './reading.ts';

/** The ruling by which a tournament was cancelled; null: it was not. */
export async function cancellationOf(
  context: AppContext,
  { id, status }: Pick<TournamentRecord, 'id' | 'status'>,
): Promise<RulingRecord | null> {
  if (status !== 'CANCELLED') return null;
  return (await readingOf(context).rulingsOf.load(id)).findLast(({ kind }) => kind === 'ENDING') ?? null;
}
