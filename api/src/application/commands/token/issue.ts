import type { PlayerId, TokenId, TournamentId } from '../../../kernel/ids.ts';
import { newId, type Entropy } from '../../../kernel/entropy.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { DAY, millis, minus, plus, type Instant } from '../../../kernel/time.ts';
import { countTokens } from '../../../store/reading/token.ts';
import type { TokenVerb } from '../../../store/token-verb.ts';
import { forgetTokens, insertToken } from '../../../store/writing/token.ts';
import { runCommand, type Command, type RunnerError } from '../../command.ts';
import type { Actor, AppContext } from '../../context.ts';
import { forbidden, wrongStatus, type Forbidden, type InvalidInput, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { readNumber, readText } from '../../input-text.ts';
import { message } from '../../texts/say.ts';
import { FRESH, hashOf, REMEMBERED, TOKEN_DAYS, TOKEN_PREFIX, TOKEN_START, WARNED_BEFORE } from '../../token.ts';
import type { OwnAccount } from '../account/change-profile.ts';

/** A token that was made; the token itself is shown this once, and null in a dry run and when the same is asked again. */
export interface IssuedToken {
  readonly tokenId: TokenId;
  readonly token: string | null;
  readonly expiresAt: Instant;
}

interface Wanted {
  readonly name: string;
  readonly verbs: readonly TokenVerb[];
  readonly tournamentId: TournamentId | null;
  /** As which bot of the account it acts; null: as its owner himself. */
  readonly botId: PlayerId | null;
  readonly days: number;
}

type Issued = Omit<IssuedToken, 'token'>;

/**
 * Runs a command that issues a token, which it is given: the answer shows it when it was made for good just now. So it is kept
 * nowhere, nor in what is answered to the same key again.
 */
export async function runIssuing<Done extends Issued, Failure>(
  context: AppContext,
  run: { readonly mutation: string; readonly input: CommandOptions },
  work: (command: Command, token: string) => Promise<Result<Done, Failure>>,
): Promise<Result<Done & IssuedToken & { readonly effects: Effects }, Failure | RunnerError>> {
  const token = newToken(context.entropy);
  const made = { isNew: false };
  const done = await runCommand<Done, Failure>(context, run, async (command) => {
    made.isNew = !command.dryRun;
    return work(command, token);
  });
  return done.ok ? ok({ ...done.value, token: made.isNew ? token : null }) : done;
}

/**
 * Makes a token of an account, which nobody else changes meanwhile. Refused with a name or days that cannot be, and to who has as many
 * tokens as anybody may have.
 */
export async function issueToken(
  { tx, at, entropy, limits }: Command,
  { id: accountId }: OwnAccount,
  { days: wantedDays, ...wanted }: Wanted,
  token: string,
): Promise<Result<Issued, InvalidInput | WrongStatus>> {
  const name = readText('name', wanted.name, { longest: 60 });
  if (!name.ok) return name;
  const days = readNumber('days', wantedDays, { least: 1, most: TOKEN_DAYS.most });
  if (!days.ok) return days;
  await forgetTokens(tx, accountId, minus(at, REMEMBERED));
  if ((await countTokens(tx, accountId, at)) >= limits.tokens) {
    return err(wrongStatus('MANY', message('refused.token.many', { most: limits.tokens })));
  }
  const id = newId<TokenId>(entropy);
  const expiresAt = plus(at, millis(days.value * DAY));
  const secret = { hash: hashOf(token), start: token.slice(0, TOKEN_START) };
  const warning = minus(expiresAt, WARNED_BEFORE);
  const term = { createdAt: at, expiresAt, warnAt: warning > at ? warning : null };
  await insertToken(tx, { ...wanted, id, accountId, name: name.value, ...secret, ...term });
  return ok({ tokenId: id, expiresAt });
}

function newToken(entropy: Entropy): string {
  return TOKEN_PREFIX + Buffer.from(entropy.bytes(32)).toString('base64url');
}

/** Whether somebody has signed in so lately that he may make a token. */
export function isFresh(actor: Actor): boolean {
  return actor.kind === 'account' && actor.signedInFor !== undefined && actor.signedInFor <= FRESH;
}

/** Lets only those go on who have signed in so lately that they may make a token. */
export function asFresh(actor: Actor): Result<null, Forbidden> {
  return isFresh(actor) ? ok(null) : err(forbidden(message('refused.token.fresh')));
}
