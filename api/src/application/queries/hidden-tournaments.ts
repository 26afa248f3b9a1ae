import type { TournamentId } from '../../kernel/ids.ts';
import { hiddenFrom } from '../../store/reading/hidden.ts';
import type { AppContext } from '../context.ts';
import { onlyTournament } from '../grant.ts';
import { actingPlayer } from '../rights.ts';

/** The tournaments of which whoever asks wants to see no result, the last first; none by a token for one tournament. */
export async function hiddenTournaments({ actor, db }: AppContext): Promise<readonly TournamentId[]> {
  const player = actor.kind === 'account' && onlyTournament(actor) === null ? actingPlayer(actor) : null;
  return player === null ? [] : hiddenFrom(db.prisma, player);
}
