import { tournamentsByIds } from '../../store/reading/tournament.ts';
import { claimOf, openClaims, type ClaimRecord } from '../../store/claim.ts';
import { tournamentsEntered } from '../../store/writing/merge.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import type { AppContext } from '../context.ts';
import { onlyTournament } from '../grant.ts';
import { actingPlayer, mayAdminister, mayDecideWhoHeIs } from '../rights.ts';

/** A claim, and what has become of it. */
export type Claim = ClaimRecord;
export type ClaimState = Claim['state'];

/** The open claims that who asks may decide, the oldest first. */
export async function claimsToDecide({ db, actor }: AppContext): Promise<readonly Claim[]> {
  if (actor.kind !== 'account' || actor.role === 'PLAYER' || onlyTournament(actor) !== null) return [];
  const { playerId } = actor;
  const open = (await openClaims(db.prisma)).filter(({ byId }) => byId !== playerId || mayAdminister(actor));
  const mine = await Promise.all(
    open.map(async (claim) => {
      const tournaments = await tournamentsByIds(db.prisma, await tournamentsEntered(db.prisma, claim.playerId));
      return mayDecideWhoHeIs(actor, tournaments) ? claim : null;
    }),
  );
  return mine.filter((claim) => claim !== null);
}

/** What has become of the caller's claim to have been this player; null: he has not said so. */
export async function ownClaim({ db, actor }: AppContext, playerId: PlayerId): Promise<ClaimState | null> {
  const byId = onlyTournament(actor) === null ? actingPlayer(actor) : null;
  return byId === null ? null : ((await claimOf(db.prisma, { playerId, byId }))?.state ?? null);
}
