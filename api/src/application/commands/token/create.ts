import type { TokenId, TournamentId } from '../../../kernel/ids.ts';
import { newId } from '../../../kernel/entropy.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { DAY, millis, minus, plus, type Instant } from '../../../kernel/time.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { countTokens } from '../../../store/reading/token.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { TOKEN_VERBS, type TokenVerb } from '../../../store/token-verb.ts';
import { forgetTokens, insertToken } from '../../../store/writing/token.ts';
import { runCommand, type Command } from '../../command.ts';
import type { Actor, AppContext } from '../../context.ts';
import {
  forbidden,
  invalidInput,
  notFound,
  wrongStatus,
  type CommonError,
  type Forbidden,
  type WrongStatus,
} from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { readNumber, readText } from '../../input-text.ts';
import { message } from '../../texts/say.ts';
import { FRESH, hashOf, MOST_TOKENS, REMEMBERED, TOKEN_DAYS, TOKEN_PREFIX, TOKEN_START } from '../../token.ts';
import { ownAccount } from '../account/change-profile.ts';
import { noteAccount } from '../account/shape.ts';

export interface CreateTokenInput extends CommandOptions {
  readonly name: string;
  readonly verbs: readonly TokenVerb[];
  /** In which tournament alone it may be used; null: in all. */
  readonly tournamentId: TournamentId | null;
  /** How many days it is good. */
  readonly days: number;
}

/** A token that was made. */
export interface CreateTokenDone {
  readonly tokenId: TokenId;
  /** The token itself, shown this once; null in a dry run, and when the same is asked again. */
  readonly token: string | null;
  readonly expiresAt: Instant;
  readonly effects: Effects;
}

type Failure = CommonError | WrongStatus;
type Work = Omit<CreateTokenDone, 'token' | 'effects'>;

/**
 * Makes a token by which a program acts for the caller, within what it is granted and until it ends. Refused to who did not sign
 * in within the last quarter of an hour, and to who has as many as anybody may have.
 */
export async function createToken(
  context: AppContext,
  input: CreateTokenInput,
): Promise<Result<CreateTokenDone, Failure>> {
  const token = TOKEN_PREFIX + Buffer.from(context.entropy.bytes(32)).toString('base64url');
  const made = { isNew: false };
  const done = await runCommand(context, { mutation: 'createToken', input }, async (command) => {
    made.isNew = !command.dryRun;
    return create(command, input, token);
  });
  return done.ok ? ok({ ...done.value, token: made.isNew ? token : null }) : done;
}

async function create(command: Command, input: CreateTokenInput, token: string): Promise<Result<Work, Failure>> {
  const { tx, at, actor } = command;
  const fresh = asFresh(actor);
  if (!fresh.ok) return fresh;
  await lockAccounts(tx);
  const found = await ownAccount(command);
  if (!found.ok) return found;
  const { id: accountId } = found.value;
  const name = readText('name', input.name, { longest: 60 });
  if (!name.ok) return name;
  const verbs = TOKEN_VERBS.filter((verb) => input.verbs.includes(verb));
  if (verbs.length === 0) return err(invalidInput('verbs', message('refused.token.noVerb')));
  const days = readNumber('days', input.days, { least: 1, most: TOKEN_DAYS.most });
  if (!days.ok) return days;
  const { tournamentId } = input;
  if (tournamentId !== null && (!isId(tournamentId) || (await tournamentsByIds(tx, [tournamentId])).length === 0)) {
    return err(notFound('tournament'));
  }
  await forgetTokens(tx, accountId, minus(at, REMEMBERED));
  if ((await countTokens(tx, accountId, at)) >= MOST_TOKENS) {
    return err(wrongStatus('MANY', message('refused.token.many', { most: MOST_TOKENS })));
  }
  const tokenId = newId<TokenId>(command.entropy);
  const expiresAt = plus(at, millis(days.value * DAY));
  const secret = { hash: hashOf(token), start: token.slice(0, TOKEN_START) };
  const term = { createdAt: at, expiresAt };
  await insertToken(tx, { id: tokenId, accountId, name: name.value, verbs, tournamentId, ...secret, ...term });
  noteAccount(command, found.value, { change: 'TOKEN_CREATED' });
  return ok({ tokenId, expiresAt });
}

/** Whether somebody has signed in so lately that he may make a token. */
export function isFresh(actor: Actor): boolean {
  return actor.kind === 'account' && actor.signedInFor !== undefined && actor.signedInFor <= FRESH;
}

function asFresh(actor: Actor): Result<null, Forbidden> {
  return isFresh(actor) ? ok(null) : err(forbidden(message('refused.token.fresh')));
}
