import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { botsOf } from '../../../store/reading/player.ts';
import { BOT_VERBS } from '../../bot.ts';
import type { Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { message } from '../../texts/say.ts';
import { ownAccount } from '../account/change-profile.ts';
import { noteAccount } from '../account/shape.ts';
import { addPlayer, readNewPlayer } from '../player/create.ts';
import { asFresh, issueToken, runIssuing, type IssuedToken } from '../token/issue.ts';

export interface CreateBotInput extends CommandOptions {
  readonly name: string;
  /** How many days its token is good. */
  readonly days: number;
}

interface Made extends Omit<IssuedToken, 'token'> {
  /** As whom it plays. */
  readonly botId: PlayerId;
}

/** A bot that was made, and the first token by which a program acts as it. */
export interface CreateBotDone extends Made, IssuedToken {
  readonly effects: Effects;
}

type Failure = CommonError | WrongStatus;

/**
 * Makes a player for whom a program of the caller's plays, with a token by which it acts as that player and never as the caller. Refused
 * to who did not sign in within the last quarter of an hour, and to who has as many bots, or tokens, as anybody may have.
 */
export function createBot(context: AppContext, input: CreateBotInput): Promise<Result<CreateBotDone, Failure>> {
  return runIssuing(context, { mutation: 'createBot', input }, (command, token) => create(command, input, token));
}

async function create(command: Command, input: CreateBotInput, token: string): Promise<Result<Made, Failure>> {
  const { tx, actor, limits } = command;
  const fresh = asFresh(actor);
  if (!fresh.ok) return fresh;
  await lockAccounts(tx);
  const own = await ownAccount(command);
  if (!own.ok) return own;
  const { playerId: ownerId } = own.value;
  const { elo, games: matches } = NEW_ELO;
  const player = readNewPlayer(null, { name: input.name, country: null, category: 3, elo, matches });
  if (!player.ok) return player;
  if ((await botsOf(tx, ownerId)).length >= limits.bots) {
    return err(wrongStatus('MANY', message('refused.bot.many', { most: limits.bots })));
  }
  const botId = await addPlayer(command, player.value, { game: null, isBot: true, ownerId });
  const { name } = player.value;
  const wanted = { name, verbs: BOT_VERBS, tournamentId: null, botId, days: input.days };
  const issued = await issueToken(command, own.value, wanted, token);
  if (!issued.ok) return issued;
  noteAccount(command, own.value, { change: 'BOT_CREATED' });
  return ok({ botId, ...issued.value });
}
