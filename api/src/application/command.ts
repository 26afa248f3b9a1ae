import { createHash } from 'node:crypto';
import type { Entropy } from '../kernel/entropy.ts';
import type { GameId } from '../kernel/ids.ts';
import type { Message } from '../kernel/message.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { Tx } from '../store/client.ts';
import type { DomainEvent } from './vocabulary/event.ts';
import { appendEvents, appendEventsWithNext, type TopicVersions } from '../store/event.ts';
import { keepAnswer, takeCommandKey, type CommandKey } from '../store/command-key.ts';
import type { GameRecord } from '../store/reading/game.ts';
import { isTransient } from '../store/failure.ts';
import { asSeenIn, inTransaction, type Ending } from '../store/transaction.ts';
import { USUAL_ACCOUNT_LIMITS, type AccountLimits } from './account-limits.ts';
import type { Actor, AppContext } from './context.ts';
import {
  forbidden,
  invalidInput,
  notSignedIn,
  type Forbidden,
  type IdempotencyConflict,
  type InvalidInput,
  type NotSignedIn,
} from './errors.ts';
import { readEvidence } from './evidence.ts';
import { gameTopic, type CommandOptions, type Effects, type PlaceChange } from './events.ts';
import type { StandingChange, ToldEvents } from './events.ts';
import { tellEvents } from './queries/effects-message.ts';
import { mayGive } from './rights.ts';
import { applyRatings, type RatingNote } from './running/rate-games.ts';
import { followSeries } from './running/series/follow-series.ts';
import { tellFollowers } from './running/tell-followers.ts';
import { message } from './texts/say.ts';

/** Somebody who is known. */
export type KnownActor = Exclude<Actor, { kind: 'anonymous' }>;

/** A command under way: its transaction, when its request arrived, who asks, and what it causes. */
export interface Command {
  readonly tx: Tx;
  readonly at: Instant;
  readonly actor: KnownActor;
  readonly entropy: Entropy;
  /** How much one account may have. */
  readonly limits: AccountLimits;
  /** Whether all of it is undone in the end: what is secret until it is done for good is not to be looked at. */
  readonly dryRun: boolean;
  /** Addresses of pages that its rulings rest on. */
  readonly evidence: readonly string[];
  /** Notes an event; all are appended when the work is done. */
  emit(event: DomainEvent): void;
  /** Notes a game that is changed; `isNew` when the command itself has made it. */
  touch(game: GameId, isNew?: boolean): void;
  /** Notes what a game is when all is done, so that whoever gave the command need not read it again. */
  leave(game: GameRecord): void;
  /** Notes a game that ratings follow; all are moved when the work is done. */
  rate(note: RatingNote): void;
  /** Notes how a table moves. */
  moveStandings(changes: readonly StandingChange[]): void;
  /** Notes how what it does can be taken back, and how long, or that it cannot. */
  undoneBy(how: Message): void;
  /** Notes for whom a correction makes a place good for something else. */
  movePlace(change: PlaceChange): void;
}

/** What every command refuses by itself. */
export type RunnerError = NotSignedIn | Forbidden | InvalidInput | IdempotencyConflict;

/** How a command is run: its name in the API, its input, and what it answers when its key was used before. */
export interface CommandRun<Answer> {
  readonly mutation: string;
  readonly input: CommandOptions;
  readonly whenRepeated?: (answer: Answer) => Answer;
}

type Answered<Answer, Failure> = Result<Answer & { readonly effects: Effects }, Failure | RunnerError>;

/**
 * Runs a command in one transaction: who is not signed in is refused, and who holds a mailed key to one game may play it
 * and nothing else; a key that was used before answers what it answered then; the work is done, and its events
 * are appended. A refusal and a dry run undo everything. What fails because another
 * command was in the way (deadlock, a unique key just taken) is tried once more, and what was refused while time leapt over a gap, behind it.
 */
export async function runCommand<Answer extends object, Failure>(
  context: AppContext,
  run: CommandRun<Answer & { readonly effects: Effects }>,
  work: (command: Command) => Promise<Result<Answer, Failure>>,
): Promise<Answered<Answer, Failure>> {
  const { actor } = context;
  if (actor.kind === 'anonymous') return err(notSignedIn());
  const may = mayGive(actor, run.mutation);
  if (!may.ok) return may;
  const key = commandKey(actor, run);
  if (!key.ok) return key;
  const evidence = readEvidence(run.input.evidence ?? []);
  if (!evidence.ok) return evidence;
  const dryRun = run.input.dryRun === true;
  context.gamesLeft?.clear();
  const attemptAt = (at: Instant): Promise<Answered<Answer, Failure>> =>
    inTransaction(context.db, async (tx) => {
      const told = (events: readonly DomainEvent[]) => tellEvents({ ...context, db: asSeenIn(context.db, tx) }, events);
      const { entropy, limits = USUAL_ACCOUNT_LIMITS, gamesLeft } = context;
      const scope = { tx, at, actor, entropy, limits, dryRun, evidence: evidence.value, told, gamesLeft };
      return attemptOnce({ ...scope, mailing: context.mailing }, key.value, run, work);
    });
  const attempt = (at: Instant): ReturnType<typeof attemptAt> =>
    attemptAt(at).catch((cause: unknown) => {
      if (!isTransient(cause)) throw cause;
      return attemptAt(at);
    });
  const arrived = context.now();
  const first = await attempt(arrived);
  const behindGap = first.ok ? null : await context.pastGap?.(arrived);
  const answer = behindGap == null ? first : await attempt(behindGap);
  const lacksFactor = actor.kind === 'account' && actor.lacksSecondFactor === true;
  if (answer.ok || !lacksFactor || !isForbidden(answer.error)) return answer;
  return err(forbidden(message('refused.secondFactorNeeded')));
}

/**
 * Makes a command of its work, which `runCommand` runs under this name: the work answers what was done and no effects, which are
 * noted on the way and added to the answer.
 */
export function defineCommand<Input extends CommandOptions, Done extends object, Failure>(
  mutation: string,
  work: (command: Command, input: Input) => Promise<Result<Omit<Done, 'effects'>, Failure>>,
) {
  return (context: AppContext, input: Input) =>
    runCommand(context, { mutation, input }, (command) => work(command, input)) as Promise<
      Result<Done, Failure | RunnerError>
    >;
}

function isForbidden(error: unknown): error is Forbidden {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'forbidden';
}

interface Attempt extends Pick<Command, 'tx' | 'at' | 'actor' | 'entropy' | 'limits' | 'dryRun' | 'evidence'> {
  readonly mailing: AppContext['mailing'];
  readonly gamesLeft: AppContext['gamesLeft'];
  /** Events in words, as the transaction sees what they speak of. */
  told(events: readonly DomainEvent[]): Promise<ToldEvents>;
}

async function attemptOnce<Answer extends object, Failure>(
  { told, mailing, gamesLeft, ...scope }: Attempt,
  key: CommandKey | null,
  run: CommandRun<Answer & { readonly effects: Effects }>,
  work: (command: Command) => Promise<Result<Answer, Failure>>,
): Promise<Ending<Answered<Answer, Failure>>> {
  const { tx, at, actor, dryRun } = scope;
  if (key !== null) {
    const earlier = await takeCommandKey(tx, key, at);
    if (earlier !== null) return { keep: false, value: repeated(key, earlier, run) };
  }
  const caused = newConsequences();
  const worked = await work({ ...scope, ...caused.note });
  if (!worked.ok) return { keep: false, value: worked };
  await applyRatings(tx, caused.rated);
  await followSeries({ tx, ...caused.note }, caused.events);
  await tellFollowers({ tx, emit: caused.note.emit }, caused.events);
  // What is still asked would fail with another error than the events where they do.
  const isLast = key === null && !dryRun;
  const noteLeft = (versions: TopicVersions): void => {
    if (dryRun) return;
    for (const game of caused.left) gamesLeft?.set(game.id, { game, version: versions.get(gameTopic(game.id)) ?? 0 });
  };
  const last = isLast ? appendEventsWithNext(tx, caused.events, at).then(noteLeft) : undefined;
  if (!isLast) noteLeft(await appendEvents(tx, caused.events, at));
  const effects = caused.effects(dryRun);
  const tried = async (): Promise<Effects> => {
    const mailed = (await mailing?.told({ tx, at, actor }, caused.events)) ?? [];
    return { ...effects, told: await told(effects.events), mailed };
  };
  const answer = { ...worked.value, effects: dryRun ? await tried() : effects };
  if (key !== null) await keepAnswer(tx, key, answer);
  return { keep: !dryRun, value: ok(answer), ...(last !== undefined && { last }) };
}

function newConsequences() {
  const events: DomainEvent[] = [];
  const rated: RatingNote[] = [];
  const standings: StandingChange[] = [];
  const places: PlaceChange[] = [];
  const changed = new Set<GameId>();
  const made = new Set<GameId>();
  const left: GameRecord[] = [];
  let undo: Message | null = null;
  const note = {
    emit: (event: DomainEvent): void => void events.push(event),
    touch: (game: GameId, isNew = false): void => void (isNew ? made : changed).add(game),
    leave: (game: GameRecord): void => void left.push(game),
    rate: (game: RatingNote): void => void rated.push(game),
    moveStandings: (changes: readonly StandingChange[]): void => void standings.push(...changes),
    undoneBy: (how: Message): void => void (undo = how),
    movePlace: (change: PlaceChange): void => void places.push(change),
  };
  // Inboxes and desks are private, so what is put there is not told to whoever gives a command.
  const effects = (dryRun: boolean): Effects => ({
    dryRun,
    events: events.filter(({ topic }) => !/^(player|desk):/.test(topic)),
    told: null,
    mailed: null,
    undo,
    standings,
    places,
    games: dryRun ? [...changed] : [...changed, ...made],
  });
  return { events, rated, left, note, effects };
}

const LONGEST_KEY = 200;

/** The key of a command as it was sent, with a digest of its input; null where none was, or for a dry run. Refuses text that cannot be one. */
export function commandKey(
  actor: KnownActor,
  run: Pick<CommandRun<never>, 'mutation' | 'input'>,
): Result<CommandKey | null, InvalidInput> {
  const { idempotencyKey = null, dryRun = false, ...input } = run.input;
  if (idempotencyKey === null || dryRun) return ok(null);
  if (idempotencyKey.length === 0 || idempotencyKey.length > LONGEST_KEY || /\p{Cc}/u.test(idempotencyKey)) {
    const why = message('refused.idempotencyKey', { most: LONGEST_KEY });
    return err(invalidInput('idempotencyKey', why));
  }
  const digest = createHash('sha256').update(canonical(input)).digest('base64url');
  return ok({ actor: actorName(actor), mutation: run.mutation, key: idempotencyKey, input: digest });
}

function actorName(actor: KnownActor): string {
  switch (actor.kind) {
    case 'account':
      return `account:${actor.accountId}`;
    case 'bot':
      return `bot:${actor.playerId}`;
    case 'link':
    case 'join':
    case 'mail':
      return `${actor.kind}:${actor.playerId}`;
    case 'system':
      return 'system';
  }
}

/** The same text for the same input, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** That a key was used for another input before. */
export function keyUsed(): IdempotencyConflict {
  return { kind: 'idempotency-conflict', message: message('refused.keyUsed') };
}

function repeated<Answer extends object>(
  key: CommandKey,
  earlier: { readonly input: string; readonly answer: unknown },
  run: CommandRun<Answer & { readonly effects: Effects }>,
): Result<Answer & { readonly effects: Effects }, IdempotencyConflict> {
  if (earlier.input !== key.input) {
    return err(keyUsed());
  }
  const answer = earlier.answer as Answer & { readonly effects: Effects };
  return ok(run.whenRepeated === undefined ? answer : run.whenRepeated(answer));
}
