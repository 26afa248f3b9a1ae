import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { TOKEN_VERBS, type TokenVerb } from '../../../store/token-verb.ts';
import { BOT_VERBS } from '../../bot.ts';
import type { Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { invalidInput, notFound, type CommonError, type InvalidInput, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { message } from '../../texts/say.ts';
import { ownAccount } from '../account/change-profile.ts';
import { noteAccount } from '../account/shape.ts';
import { ownBot } from '../bot/own-bot.ts';
import { asFresh, issueToken, runIssuing, type IssuedToken } from './issue.ts';

export interface CreateTokenInput extends CommandOptions {
  readonly name: string;
  readonly verbs: readonly TokenVerb[];
  /** In which tournament alone it may be used; null: in all. */
  readonly tournamentId: TournamentId | null;
  /** As which bot of the caller it acts; null: as himself. */
  readonly botId: PlayerId | null;
  /** How many days it is good. */
  readonly days: number;
}

/** A token that was made. */
export interface CreateTokenDone extends IssuedToken {
  readonly effects: Effects;
}

type Failure = CommonError | WrongStatus;

/**
 * Makes a token by which a program acts for the caller, or as a bot of his, within what it is granted and until it ends. Refused to who
 * did not sign in within the last quarter of an hour, and to who has as many as anybody may have.
 */
export function createToken(context: AppContext, input: CreateTokenInput): Promise<Result<CreateTokenDone, Failure>> {
  return runIssuing(context, { mutation: 'createToken', input }, (command, token) => create(command, input, token));
}

async function create(
  command: Command,
  { name, verbs: wanted, tournamentId, botId, days }: CreateTokenInput,
  token: string,
): Promise<Result<Omit<IssuedToken, 'token'>, Failure>> {
  const { tx, actor } = command;
  const fresh = asFresh(actor);
  if (!fresh.ok) return fresh;
  await lockAccounts(tx);
  const found = await ownAccount(command);
  if (!found.ok) return found;
  const bot = botId === null ? ok(null) : await ownBot(tx, found.value, botId);
  if (!bot.ok) return bot;
  const verbs = readVerbs(wanted, botId !== null);
  if (!verbs.ok) return verbs;
  if (tournamentId !== null && (!isId(tournamentId) || (await tournamentsByIds(tx, [tournamentId])).length === 0)) {
    return err(notFound('tournament'));
  }
  const issued = await issueToken(command, found.value, { name, verbs: verbs.value, tournamentId, botId, days }, token);
  if (issued.ok) noteAccount(command, found.value, { change: 'TOKEN_CREATED' });
  return issued;
}

function readVerbs(wanted: readonly TokenVerb[], isOfBot: boolean): Result<readonly TokenVerb[], InvalidInput> {
  const verbs = TOKEN_VERBS.filter((verb) => wanted.includes(verb));
  if (verbs.length === 0) return err(invalidInput('verbs', message('refused.token.noVerb')));
  const isBeyondBot = isOfBot && verbs.some((verb) => !BOT_VERBS.includes(verb));
  return isBeyondBot
    ? err(invalidInput('verbs', message('refused.bot.verbs', { verbs: BOT_VERBS.join(', ') })))
    : ok(verbs);
}
