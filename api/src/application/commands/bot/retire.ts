import type { PlayerId } from '../../../kernel/ids.ts';
import type { Message } from '../../../kernel/message.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { announceSessionEnd } from '../../../store/auth-database.ts';
import { lockAccounts } from '../../../store/lock.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import { setRetired } from '../../../store/writing/player.ts';
import { revokeOfBot } from '../../../store/writing/token.ts';
import { defineCommand, type Command } from '../../command.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { message } from '../../texts/say.ts';
import { tokenSession } from '../../token.ts';
import { ownAccount } from '../account/change-profile.ts';
import { leaveEverything, type LeavingError } from '../account/leave-everything.ts';
import { noteAccount } from '../account/shape.ts';
import { ownBot } from './own-bot.ts';

export interface RetireBotInput extends CommandOptions {
  readonly botId: PlayerId;
}

/** A bot that plays no more. */
export interface RetireBotDone extends RetireBotInput {
  /** What follows beside what is told, one sentence each. */
  readonly consequences: readonly Message[];
  readonly effects: Effects;
}

/**
 * Lets a bot of the caller play no more: it is taken out of tournaments that take entries and withdrawn from those that run, its tokens
 * end at once, and what it has played stays. Refused while a tournament of it is about to start.
 */
export const retireBot = defineCommand<RetireBotInput, RetireBotDone, CommonError | WrongStatus>(
  'retireBot',
  async (command, { botId }) => {
    await lockAccounts(command.tx);
    const own = await ownAccount(command);
    if (!own.ok) return own;
    const bot = await ownBot(command.tx, own.value, botId);
    if (!bot.ok) return bot;
    const retired = await retire(command, bot.value);
    if (!retired.ok) return retired;
    noteAccount(command, own.value, { change: 'BOT_RETIRED' });
    return ok({ botId, consequences: retired.value });
  },
);

/** The work of it, where more is done by the same command: what follows beside what is told. */
export async function retire(
  command: Command,
  { id, name }: PlayerRecord,
): Promise<Result<readonly Message[], LeavingError>> {
  const { tx, at } = command;
  const asBot: Command = { ...command, actor: { kind: 'bot', playerId: id } };
  const out = await leaveEverything(asBot, id, (tournament) =>
    message('refused.bot.aboutToStart', { tournament, name }),
  );
  if (!out.ok) return out;
  const tokens = await revokeOfBot(tx, id, at);
  for (const token of tokens) await announceSessionEnd({ prisma: tx }, tokenSession(token));
  await setRetired(tx, id, at);
  return ok([message('account.botRetires', { name }), message('account.tokensEnd', { n: tokens.length })]);
}
