import type { TournamentId } from '../../../kernel/ids.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Command } from '../../command.ts';
import type { Forbidden, NotFound } from '../../errors.ts';
import { lockedTournament } from '../../found.ts';
import { asDirector, type Power } from '../../rights.ts';

/** The tournament, locked, for those alone who may do this about it. */
export async function directedTournament(
  { tx, actor }: Command,
  id: TournamentId,
  power: Power = 'direct',
): Promise<Result<TournamentRecord, NotFound | Forbidden>> {
  const found = await lockedTournament(tx, id);
  return found.ok ? asDirector(actor, found.value, power) : found;
}
