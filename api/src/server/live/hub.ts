import { createSourceEventStream, execute, getOperationAST, GraphQLError } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { Source } from '../../application/feed/feed.ts';
import { forgetReading } from '../../application/queries/reading.ts';
import type { SleepUntil } from '../../application/waiting.ts';
import { plus } from '../../kernel/time.ts';
import type { Instant, Millis } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { isUnavailable } from '../../store/failure.ts';
import { compiledExecution, type CompiledExecution } from '../compiled-execution.ts';
import { withCodes } from '../error-codes.ts';
import { logFailures } from '../failure-log.ts';
import type { Fairness } from '../fair/fairness.ts';
import { tooMany } from '../fair/too-many.ts';
import type { Turn } from '../fair/turns.ts';
import type { RequestContext } from '../request-context.ts';
import { failedResult, shownError } from '../unavailable.ts';
import { createGroup } from './group.ts';
import type { Execution, Group } from './group.ts';
import type { Joining, Member } from './member.ts';
import { closingError } from './message.ts';
import { watchedDocuments } from './watched-document.ts';
import type { WatchedDocument } from './watched-document.ts';

/** A subscription operation, parsed and validated, with the context of the one who subscribes. */
export interface Watching extends ExecutionArgs {
  readonly contextValue: RequestContext;
}

/** Where all subscriptions of this process meet. */
export interface Hub {
  /** Lets a subscriber in when it is his turn: the field's own `subscribe` decides whether he may. */
  join(watching: Watching, member: Member): Joining;
  /** Closes what is watched in private under this session, and says why. */
  endSession(session: string): void;
  /** Closes everything. */
  close(): void;
  groups(): number;
  /** How many subscriptions there are. */
  members(): number;
}

interface HubWorld {
  readonly log: Logger;
  readonly now: () => Instant;
  readonly sleepUntil: SleepUntil;
  readonly working: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Whether nothing in it is for everybody, so that whatever is watched ends with the session; left out: no. */
  readonly isPrivate?: boolean;
  readonly fairness: Pick<Fairness, 'reading' | 'places'>;
  /** Is told how many milliseconds after it was heard of an event was sent to all who watch it. Left out: nobody is told. */
  readonly fannedOut?: (millis: number) => void;
  /** Reads with a handle that shows everything as it was at one moment. */
  readonly atOneMoment: <Value>(db: Db, read: (at: Db) => Promise<Value>) => Promise<Value>;
}

/** Events of one opening that are executed together, so that what they read is read at once. */
const EVENTS_AT_ONCE = 15;

/** The meeting place: one group for each source, document, variables and view. */
export function createHub(world: HubWorld): Hub {
  const groups = new Map<string, { readonly group: Group; readonly isPublic: boolean }>();
  const {
    reading,
    places: { watched: places },
  } = world.fairness;
  // Those who wait to be let in, with the session that they must not outlive.
  const arriving = new Map<Member, string | null>();
  let documentsOf: ReturnType<typeof watchedDocuments> | null = null;
  let answerEvent: CompiledExecution | null = null;

  function join(watching: Watching, member: Member): Joining {
    documentsOf ??= watchedDocuments(watching.schema);
    const operation = getOperationAST(watching.document, watching.operationName);
    if (operation === null || operation === undefined) {
      const unknown = new GraphQLError('The document has no such operation.');
      return { decided: Promise.resolve({ errors: [unknown] }), leave() {} };
    }
    const found = documentsOf(watching.document, operation);
    const watched = { ...found, isPublic: found.isPublic && world.isPrivate !== true };
    let leaveGroup = (): void => {};
    let hasLeft = false;
    arriving.set(member, watched.isPublic ? null : member.session);
    const arrival = inTurn(member, () => createSourceEventStream(watching));
    const enter = async (): Promise<ExecutionResult | null> => {
      const stream = await arrival.answer;
      if (stream === null || hasLeft) return null;
      if (!(Symbol.asyncIterator in stream)) return shown(watching, stream);
      const entered = enterGroup(watching, watched, stream as Source<unknown>, member);
      if (typeof entered !== 'function') return entered;
      leaveGroup = entered;
      return null;
    };
    const decided = enter()
      .catch((failure: unknown) => {
        world.log.error({ err: failure, operation: watching.operationName }, 'a subscription could not begin');
        return failedResult(failure);
      })
      .finally(() => {
        arriving.delete(member);
        // Whoever subscribes keeps his context as long as he watches.
        forgetReading(watching.contextValue.app);
      });
    return {
      decided,
      leave() {
        hasLeft = true;
        arrival.giveUp();
        leaveGroup();
      },
    };
  }

  /** Puts somebody who may watch this into its group; answers how to leave it, or that his address watches too much. */
  function enterGroup(
    watching: Watching,
    { isPublic, key: document, variables }: WatchedDocument,
    source: Source<unknown>,
    member: Member,
  ): (() => void) | ExecutionResult {
    const { contextValue, variableValues } = watching;
    const view = isPublic ? 'public' : viewOf(contextValue);
    const values = variables.map((name) => [name, variableValues?.[name] ?? null]);
    const key = [source.key, document, view, contextValue.locale, JSON.stringify(values)].join('\n');
    const giveBack = places.take(member.caller.address, key);
    if (giveBack === null) return { errors: [tooMuchWatched(places.most)] };
    const group = groups.get(key)?.group ?? openGroup(key, source, watching, isPublic);
    const leaveGroup = group.join(member, source);
    const leave = (): void => {
      giveBack();
      leaveGroup();
    };
    if (isPublic || contextValue.session === null) return leave;
    return endedWith(contextValue.session.lifetime, member, leave);
  }

  /** Does what reads the database for a member in his turn; until it is done or given up the server is not settled. */
  function inTurn<Value>({ caller }: Pick<Member, 'caller'>, work: () => Promise<Value>): Turn<Value> {
    const turn = reading.take(caller, work);
    void world.working(() => turn.answer.catch(() => null));
    return turn;
  }

  function openGroup(key: string, source: Source<unknown>, watching: Watching, isPublic: boolean): Group {
    const group = createGroup(source, execution(watching, isPublic), () => {
      if (groups.get(key)?.group === group) groups.delete(key);
    });
    groups.set(key, { group, isPublic });
    return group;
  }

  function execution(watching: Watching, isPublic: boolean): Execution {
    const answer = (answerEvent ??= compiledExecution(watching.schema, 'subscription'));
    const { app, session, ...shared } = watching.contextValue;
    const actor = isPublic ? ({ kind: 'anonymous' } as const) : app.actor;
    // Loaders keep what they have read with the context: what is read at one time shares one.
    const contextAt = (db: Db): RequestContext => ({
      ...shared,
      session: isPublic ? null : session,
      app: { ...app, db, actor },
    });
    const run = async (event: unknown, contextValue = contextAt(app.db)): Promise<ExecutionResult> => {
      const result = await answer({ ...watching, rootValue: event, contextValue }, execute);
      // An event that could not be read is not sent half: who watches comes back and resumes.
      const failure = result.errors?.find(isUnavailable);
      if (failure !== undefined) throw failure;
      return shown(watching, result);
    };
    return {
      inTurn,
      soonest: (members) => reading.soonest(members),
      run: (event) => run(event),
      open(source) {
        const read = async (db = app.db) => {
          const opening = await source.open(db);
          const contextValue = contextAt(db);
          const results: ExecutionResult[] = [];
          for (let from = 0; from < opening.events.length; from += EVENTS_AT_ONCE) {
            const events = opening.events.slice(from, from + EVENTS_AT_ONCE);
            results.push(...(await Promise.all(events.map((event) => run(event, contextValue)))));
          }
          return { opening, results };
        };
        return source.after === null ? world.atOneMoment(app.db, read) : read();
      },
      sent: (millis) => world.fannedOut?.(millis),
      failed(failure) {
        world.log.error({ err: failure, operation: watching.operationName }, 'a subscription failed');
        if (isUnavailable(failure)) return shownError(failure) as GraphQLError;
        return closingError('SERVER_STOPS', 'The server could not read what is watched here.');
      },
    };
  }

  function shown({ operationName }: Watching, result: ExecutionResult): ExecutionResult {
    if (result.errors === undefined) return result;
    logFailures(world.log, operationName, result);
    const errors = result.errors.map((error) => shownError(error) as GraphQLError);
    return withCodes({ ...result, errors });
  }

  /** Ends the membership with the session. */
  function endedWith(lifetime: Millis, member: Member, leave: () => void): () => void {
    const left = new AbortController();
    const end = plus(world.now(), lifetime);
    void world.sleepUntil(end, left.signal).then(() => {
      if (left.signal.aborted) return;
      leave();
      member.end(sessionEnded());
    });
    return () => {
      left.abort();
      leave();
    };
  }

  return {
    join,
    endSession(session) {
      for (const [member, own] of arriving) if (own === session) member.end(sessionEnded());
      for (const { group, isPublic } of groups.values()) {
        if (isPublic) continue;
        for (const member of group.members()) if (member.session === session) member.end(sessionEnded());
      }
    },
    close() {
      for (const member of arriving.keys()) member.end(null);
      for (const { group } of groups.values()) for (const member of group.members()) member.end(null);
    },
    groups: () => groups.size,
    members: () => groups.values().reduce((sum, { group }) => sum + group.members().length, 0),
  };
}

function viewOf({ app }: RequestContext): string {
  const { actor } = app;
  if (actor.kind === 'account' || actor.kind === 'bot') {
    const { verbs = [], tournamentId = null } = actor.grant ?? {};
    const account = actor.kind === 'account' ? actor.accountId : null;
    return [actor.kind, account, actor.playerId, ...verbs, tournamentId].join(':');
  }
  return actor.kind === 'link' ? `link:${actor.playerId}:${actor.gameId}` : actor.kind;
}

function tooMuchWatched(maximum: number): GraphQLError {
  return tooMany({
    code: 'TOO_MANY_WATCHED',
    number: maximum + 1,
    maximum,
    has: 'This address watches {number} different things',
    advice: 'stop watching one first; the same document with the same variables counts once',
  });
}

function sessionEnded(): GraphQLError {
  return closingError('SESSION_ENDED', 'The session under which this was watched has ended; sign in again.');
}
