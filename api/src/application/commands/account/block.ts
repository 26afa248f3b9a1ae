import type { Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import { announceSessionEnd } from '../../../store/auth-database.ts';
import type { AccountRecord } from '../../../store/reading/account.ts';
import { countOpenGamesOfPlayer } from '../../../store/reading/open-game.ts';
import { countOpenTournamentsOf } from '../../../store/reading/tournament.ts';
import { setBlock } from '../../../store/writing/account.ts';
import { defineCommand, type Command } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { readText } from '../../input-text.ts';
import { linkSession } from '../../link-session.ts';
import { message } from '../../texts/say.ts';
import { endAllSessions } from './end-sessions.ts';
import { administered, noteAccount, otherAdministrator, type AccountDone, type AccountInput } from './shape.ts';

export interface BlockAccountInput extends AccountInput {
  /** Why, as its owner is told when he signs in. */
  readonly reason: string;
}

/**
 * Keeps the owner of an account out: he is signed out everywhere, what he watches ends, and neither his password nor a mailed
 * link nor an answer to a mail does anything; he is mailed no more. His games go on by their clocks. For administrators; the
 * last one who can sign in stays.
 */
export const blockAccount = defineCommand<BlockAccountInput, AccountDone, CommonError | WrongStatus>(
  'blockAccount',
  async (command, input) => {
    const { tx, at } = command;
    const { accountId } = input;
    const found = await administered(command, accountId);
    if (!found.ok) return found;
    const reason = readText('reason', input.reason, { longest: 300 });
    if (!reason.ok) return reason;
    if (found.value.block !== null) return err(wrongStatus('BLOCKED', message('refused.account.blockedBefore')));
    const stays = await otherAdministrator(command, found.value);
    if (!stays.ok) return stays;
    await setBlock(tx, accountId, { at, reason: reason.value });
    command.undoneBy(message('undo.blocked'));
    noteAccount(command, found.value, { change: 'BLOCKED', reason: reason.value });
    const consequences = [...(await endAllSessions(command, accountId)), ...(await leftBehind(command, found.value))];
    const { playerId } = found.value;
    if (playerId !== null) await announceSessionEnd({ prisma: tx }, linkSession(playerId));
    return ok({ accountId, consequences });
  },
);

/** What goes on without him. */
async function leftBehind({ tx }: Command, { playerId }: AccountRecord): Promise<readonly Message[]> {
  if (playerId === null) return [];
  const games = await countOpenGamesOfPlayer(tx, playerId);
  const tournaments = await countOpenTournamentsOf(tx, playerId);
  return [
    ...(games === 0 ? [] : [message('account.blocked.games', { n: games })]),
    ...(tournaments === 0 ? [] : [message('account.blocked.directs', { n: tournaments })]),
  ];
}

/** Lets the owner of a blocked account sign in again. For administrators and the server itself. */
export const unblockAccount = defineCommand<AccountInput, AccountDone, CommonError | WrongStatus>(
  'unblockAccount',
  async (command, { accountId }) => {
    const found = await administered(command, accountId);
    if (!found.ok) return found;
    if (found.value.block === null) return err(wrongStatus('OPEN', message('refused.account.notBlocked')));
    await setBlock(command.tx, accountId, null);
    noteAccount(command, found.value, { change: 'UNBLOCKED' });
    return ok({ accountId, consequences: [] });
  },
);
