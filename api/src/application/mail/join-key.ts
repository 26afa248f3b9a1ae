import { asId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { findMailSecret, isSealOf, mailSecret, sealOf } from './mail-secret.ts';

const MAILBOX = /^join\+(?<tournament>[\da-z]{16})(?<player>[\da-z]{16})-(?<seal>[\da-z]{26})$/;

/** Who signs up by mail to a mailbox, and for which tournament. */
export interface JoinBox {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
}

/**
 * Where a player signs up for a tournament by mail, `join+KEY@DOMAIN`, 64 characters before the `@`: an address of his own, which tells
 * who writes whatever the mail says it is from.
 */
export async function joinAddress(context: AppContext, box: JoinBox, domain: string): Promise<string> {
  const seal = sealOf(await mailSecret(context, box.playerId), sealed(box));
  return `join+${box.tournamentId}${box.playerId}-${seal}@${domain}`;
}

/** Who signs up by mail to this mailbox, the part of an address before its `@`; null for one that nobody was given. */
export async function findJoinBox({ db }: Pick<AppContext, 'db'>, mailbox: string): Promise<JoinBox | null> {
  const parts = MAILBOX.exec(mailbox.toLowerCase())?.groups;
  if (parts === undefined) return null;
  const { tournament = '', player = '', seal = '' } = parts;
  const box = { tournamentId: asId<TournamentId>(tournament), playerId: asId<PlayerId>(player) };
  const secret = await findMailSecret(db, box.playerId);
  if (secret === null || !isSealOf(secret, sealed(box), seal)) return null;
  const [known] = await tournamentsByIds(db.prisma, [box.tournamentId]);
  return known === undefined ? null : box;
}

/** The seal of a sign-up is never that of a link, a reply or a report. */
function sealed({ tournamentId, playerId }: JoinBox): string {
  return `join ${tournamentId} ${playerId}`;
}
