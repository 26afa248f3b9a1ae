import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import { followedBy, type Followed } from '../../store/reading/follow.ts';
import type { AppContext } from '../context.ts';
import { onlyTournament } from '../grant.ts';
import { actingPlayer } from '../rights.ts';

const NOTHING: Followed = { players: [], tournaments: [] };

async function followed({ actor, db }: AppContext): Promise<Followed> {
  const player = actor.kind === 'account' && onlyTournament(actor) === null ? actingPlayer(actor) : null;
  return player === null ? NOTHING : followedBy(db.prisma, player);
}

/** The players whom whoever asks follows, the last first; nobody by a token for one tournament. */
export async function followedPlayers(context: AppContext): Promise<readonly PlayerId[]> {
  return (await followed(context)).players;
}

/** The tournaments that whoever asks follows, the last first; none by a token for one tournament. */
export async function followedTournaments(context: AppContext): Promise<readonly TournamentId[]> {
  return (await followed(context)).tournaments;
}
