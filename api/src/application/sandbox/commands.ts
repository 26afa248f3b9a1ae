import type { PlayerId, SandboxId, TournamentId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import { accountById } from '../../store/reading/account.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import {
  invalidInput,
  notFound,
  notSignedIn,
  wrongStatus,
  type CommandError,
  type CommonError,
  type TooManyForks,
  type WrongStatus,
} from '../errors.ts';
import type { CommandOptions } from '../events.ts';
import { isId } from '../found.ts';
import { isBeyond } from '../grant.ts';
import { message } from '../texts/say.ts';
import { whyNotRewound } from './rewind.ts';
import type { PlayWanted, Sandbox, SandboxOwner, Sandboxes } from './sandbox.ts';

/** Every way in which a command about a sandbox says no. */
export type SandboxError = CommonError | WrongStatus;

/** The sandbox as it is afterwards. */
export interface SandboxDone {
  readonly sandbox: Sandbox;
}

/** What is forked, and which of its players somebody plays himself. */
export interface ForkTournamentInput extends SandboxOptions {
  readonly tournamentId: TournamentId;
  readonly ownPlayerIds: readonly PlayerId[];
  /** As it was then; null: as it is. */
  readonly at: Instant | null;
}

/** Which sandbox. */
export interface SandboxInput extends SandboxOptions {
  readonly sandboxId: SandboxId;
}

/** Which sandbox, how far and how fast, and whether to go on when somebody who plays himself is to move. */
export interface PlaySandboxInput extends SandboxInput, PlayWanted {}

type SandboxOptions = Pick<CommandOptions, 'idempotencyKey'>;

/** What these commands reach beside the database; null: whoever asks is in a sandbox. */
export interface Reach {
  readonly sandboxes: Sandboxes | null;
}

/** Copies a tournament into a world of its own for whoever asks. */
export const forkTournament = inSandboxes<ForkTournamentInput, SandboxDone, SandboxError | TooManyForks>(
  'forkTournament',
  async ({ sandboxes, owner, context: { db, now } }, { tournamentId, ownPlayerIds, at }) => {
    const [tournament] = isId(tournamentId) ? await tournamentsByIds(db.prisma, [tournamentId]) : [];
    if (tournament === undefined) return err(notFound('tournament'));
    const entered = new Set((await entriesOfTournaments(db.prisma, [tournamentId])).map(({ player }) => player.id));
    if (ownPlayerIds.some((id) => !entered.has(id)))
      return err(invalidInput('ownPlayerIds', message('refused.notFound.entry')));
    const why = at === null ? null : await whyNotRewound(db, tournament, at, now());
    if (why !== null) return err(invalidInput('at', why));
    return done(await sandboxes.fork({ owner, tournament, own: ownPlayerIds, at }));
  },
);

/** How many times faster than outside time may go; beyond that it jumps. */
export const MOST_SPEED = 100_000;

/** Lets the time of a sandbox go on. */
export const playSandbox = inSandboxes<PlaySandboxInput, SandboxDone>(
  'playSandbox',
  async ({ sandboxes, owner }, { sandboxId, until, round, speed, pastOwnTurns }) => {
    if (speed !== null && (speed < 1 || speed > MOST_SPEED))
      return err(invalidInput('speed', message('refused.sandbox.speed', { most: MOST_SPEED })));
    const there = await sandboxes.of(owner.id);
    if (there?.id === sandboxId && until !== null && until < there.now)
      return err(invalidInput('until', message('refused.sandbox.past')));
    return done(await sandboxes.play(owner.id, sandboxId, { until, round, speed, pastOwnTurns }));
  },
);

/** Lets the time of a sandbox stand. */
export const stopSandbox = inSandboxes<SandboxInput, SandboxDone>(
  'stopSandbox',
  async ({ sandboxes, owner }, { sandboxId }) => done(await sandboxes.stop(owner.id, sandboxId)),
);

/** Compares a sandbox with what its tournament would have come to without what was done in it. */
export const compareSandbox = inSandboxes<SandboxInput, SandboxDone>(
  'compareSandbox',
  async ({ sandboxes, owner }, { sandboxId }) => done(await sandboxes.compare(owner.id, sandboxId)),
);

/** Throws a sandbox away. */
export const deleteSandbox = inSandboxes<SandboxInput, SandboxInput>(
  'deleteSandbox',
  async ({ sandboxes, owner }, { sandboxId }) => {
    const removed = await sandboxes.remove(owner.id, sandboxId);
    return removed.ok ? ok({ sandboxId }) : removed;
  },
);

/** The sandbox of whoever asks; null: he has none, or comes by a token for another tournament. */
export async function viewerSandbox({ actor }: AppContext, { sandboxes }: Reach): Promise<Sandbox | null> {
  if (sandboxes === null || actor.kind !== 'account') return null;
  const sandbox = await sandboxes.of(actor.accountId);
  return sandbox === null || isBeyond(actor, sandbox) ? null : sandbox;
}

interface Given {
  readonly context: AppContext;
  readonly sandboxes: Sandboxes;
  readonly owner: SandboxOwner;
}

/** A command about sandboxes: for whoever is signed in, and not in a sandbox itself; sent again with the same key it is done once. */
function inSandboxes<Input extends SandboxOptions, Done, Failure extends CommandError = SandboxError>(
  mutation: string,
  work: (given: Given, input: Input) => Promise<Result<Done, Failure>>,
) {
  return async (
    context: AppContext,
    input: Input,
    { sandboxes }: Reach,
  ): Promise<Result<Done, SandboxError | Failure>> => {
    const { actor } = context;
    const owner = actor.kind === 'account' ? await accountById(context.db.prisma, actor.accountId) : null;
    if (owner === null || actor.kind === 'anonymous') return err(notSignedIn());
    if (sandboxes === null) return err(wrongStatus('SANDBOX', message('refused.sandbox.inside')));
    return sandboxes.once.run(actor, { mutation, input }, () => work({ context, sandboxes, owner }, input));
  };
}

function done<Failure>(told: Result<Sandbox, Failure>): Result<SandboxDone, Failure> {
  return told.ok ? ok({ sandbox: told.value }) : told;
}
