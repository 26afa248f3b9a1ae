import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Message } from '../../../kernel/message.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { newId } from '../../../kernel/entropy.ts';
import { announceSessionEnd } from '../../../store/auth-database.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { botsOf } from '../../../store/reading/player.ts';
import { countOpenTournamentsOf } from '../../../store/reading/tournament.ts';
import { removeAccount } from '../../../store/writing/account.ts';
import { forgetPlayer } from '../../../store/writing/forgotten-player.ts';
import { handlesLike } from '../../../store/writing/player.ts';
import { defineCommand, type Command } from '../../command.ts';
import { invalidInput, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { linkSession } from '../../link-session.ts';
import { message } from '../../texts/say.ts';
import { retire } from '../bot/retire.ts';
import { ownAccount } from './change-profile.ts';
import { endAllSessions } from './end-sessions.ts';
import { leaveEverything } from './leave-everything.ts';
import { noteAccount, otherAdministrator } from './shape.ts';

export interface CloseAccountInput extends CommandOptions {
  /** The address of the account, typed once more. */
  readonly confirmation: string;
}

/** As what the player stays. */
export interface CloseAccountDone {
  readonly name: string;
  /** What follows beside what is told, one sentence each. */
  readonly consequences: readonly Message[];
  readonly effects: Effects;
}

type Failure = CommonError | WrongStatus;

/**
 * Closes the caller's account for good: he is taken out of tournaments that take entries and withdrawn from those that run, his
 * bots, sign-in, wishes, keys and messages go, and what he has played stays under a name that says nothing of him. Refused to the only
 * administrator, to who directs what has not ended, and while a tournament of his is about to start.
 */
export const closeAccount = defineCommand<CloseAccountInput, CloseAccountDone, Failure>(
  'closeAccount',
  async (command, { confirmation }) => {
    const { tx, at } = command;
    await lockAccounts(tx);
    const found = await ownAccount(command);
    if (!found.ok) return found;
    const account = found.value;
    const { playerId, email } = account;
    if (confirmation.trim().toLowerCase() !== email) {
      return err(invalidInput('confirmation', message('refused.account.confirmation')));
    }
    const stays = await otherAdministrator(command, account);
    if (!stays.ok) return stays;
    const directs = await countOpenTournamentsOf(tx, playerId);
    if (directs > 0) return err(wrongStatus('DIRECTS', message('refused.account.directs', { n: directs })));
    const out = await leaveEverything(command, playerId, (tournament) =>
      message('refused.account.aboutToStart', { tournament }),
    );
    if (!out.ok) return out;
    const bots = await retireAll(command, playerId);
    if (!bots.ok) return bots;
    const pseudonym = await freePseudonym(command);
    const sessions = await endAllSessions(command, account.id);
    await announceSessionEnd({ prisma: tx }, linkSession(playerId));
    await forgetPlayer(tx, playerId, { ...pseudonym, at });
    await removeAccount(tx, account.id);
    noteAccount(command, account, { change: 'CLOSED' });
    const stay = message('account.closed.stays', { name: pseudonym.name });
    const consequences = [
      stay,
      message('account.closed.gone'),
      message('account.closed.messages'),
      ...sessions,
      ...bots.value,
    ];
    return ok({ name: pseudonym.name, consequences });
  },
);

/** Retires every bot of a player, and tells which those are. */
async function retireAll(command: Command, owner: PlayerId): Promise<Result<readonly Message[], Failure>> {
  const consequences: Message[] = [];
  for (const bot of await botsOf(command.tx, owner)) {
    const retired = await retire(command, bot);
    if (!retired.ok) return retired;
    consequences.push(message('account.botRetires', { name: bot.name }));
  }
  return ok(consequences);
}

/** A name that says nothing, and its handle: the first four letters of chance that nobody has. */
async function freePseudonym({ tx, entropy }: Command): Promise<{ readonly name: string; readonly handle: string }> {
  for (;;) {
    const sign = newId(entropy).slice(-4).toLowerCase();
    const handle = `player-${sign}`;
    if ((await handlesLike(tx, handle)).size === 0) return { name: `Player ${sign}`, handle };
  }
}
