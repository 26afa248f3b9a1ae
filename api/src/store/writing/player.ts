import type { AccountId, PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { ChatOff } from '../reading/player.ts';

/** A player to be stored; without an account he may claim his place later. */
export interface NewPlayerRow {
  readonly id: PlayerId;
  readonly handle: string;
  readonly name: string;
  readonly country: string | null;
  readonly category: number;
  readonly isBot: boolean;
  /** Whose bot he is; null: nobody's. */
  readonly ownerId: PlayerId | null;
  readonly accountId: AccountId | null;
  readonly createdAt: Instant;
}

/** Stores a player, unrated. */
export async function insertPlayer(tx: Tx, { createdAt, ...player }: NewPlayerRow): Promise<void> {
  await tx.player.create({ data: { ...player, createdAt: toDate(createdAt) }, select: { id: true } });
}

/** Corrects what a player is called, and where he comes from. */
export async function setPerson(tx: Tx, id: PlayerId, person: Pick<NewPlayerRow, 'name' | 'country'>): Promise<void> {
  await tx.player.update({ where: { id }, data: person, select: { id: true } });
}

/** Notes where the player of an account comes from. */
export async function setCountryOfAccount(tx: Tx, accountId: AccountId, country: string): Promise<void> {
  await tx.player.updateMany({ where: { accountId }, data: { country } });
}

/** Turns the chat off for a player, who exists; null: he chats. */
export async function setChatOff(tx: Tx, id: PlayerId, chatOff: ChatOff | null): Promise<void> {
  await tx.player.update({ where: { id }, data: { chatOff }, select: { id: true } });
}

/** The handles in use that begin with this text. */
export async function handlesLike(tx: Tx, beginning: string): Promise<ReadonlySet<string>> {
  const rows = await tx.player.findMany({ where: { handle: { startsWith: beginning } }, select: { handle: true } });
  return new Set(rows.map(({ handle }) => handle));
}

/** The player of an account; null while it has none. */
export async function playerIdOfAccount(tx: Tx, accountId: AccountId): Promise<string | null> {
  return (await tx.player.findUnique({ where: { accountId }, select: { id: true } }))?.id ?? null;
}

/** Notes that a bot, which exists, plays no more. */
export async function setRetired(tx: Tx, id: PlayerId, at: Instant): Promise<void> {
  await tx.player.update({ where: { id }, data: { retiredAt: toDate(at) }, select: { id: true } });
}
