import { createSourceEventStream, execute, getOperationAST, GraphQLError } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { Source } from '../../application/feed/feed.ts';
import type { SleepUntil } from '../../application/waiting.ts';
import { plus } from '../../kernel/time.ts';
import type { Instant, Millis } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { isUnavailable } from '../../store/failure.ts';
import { withCodes } from '../error-codes.ts';
import { logFailures } from '../failure-log.ts';
import type { RequestContext } from '../request-context.ts';
import { shownError } from '../unavailable.ts';
import { createGroup } from './group.ts';
import type { Execution, Group } from './group.ts';
import type { Member } from './member.ts';
import { closingError } from './message.ts';
import { watchedDocuments } from './watched-document.ts';

/** A subscription operation, parsed and validated, with the context of the one who subscribes. */
export interface Watching extends ExecutionArgs {
  readonly contextValue: RequestContext;
}

/** Where all subscriptions of this process meet. */
export interface Hub {
  /**
   * Lets a subscriber in: the field's own `subscribe` decides whether he may. Answers how to leave, or the result with the
   * errors for which he is not let in.
   */
  join(watching: Watching, member: Member): Promise<(() => void) | ExecutionResult>;
  /** Closes what is watched in private under this session, and says why. */
  endSession(session: string): void;
  /** Closes everything. */
  close(): void;
  groups(): number;
}

interface HubWorld {
  readonly log: Logger;
  readonly now: () => Instant;
  readonly sleepUntil: SleepUntil;
  readonly working: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Reads with a handle that shows everything as it was at one moment. */
  readonly atOneMoment: <Value>(db: Db, read: (at: Db) => Promise<Value>) => Promise<Value>;
}

/** Events of one opening that are executed together, so that what they read is read at once. */
const EVENTS_AT_ONCE = 50;

/** The meeting place: one group for each source, document, variables and view. */
export function createHub(world: HubWorld): Hub {
  const groups = new Map<string, { readonly group: Group; readonly isPublic: boolean }>();
  let documentsOf: ReturnType<typeof watchedDocuments> | null = null;

  async function join(watching: Watching, member: Member): Promise<(() => void) | ExecutionResult> {
    const { document, schema, variableValues, contextValue } = watching;
    const stream = await createSourceEventStream(watching);
    if (!(Symbol.asyncIterator in stream)) return shown(watching, stream);
    const source = stream as Source<unknown>;
    const operation = getOperationAST(document, watching.operationName);
    if (operation === null || operation === undefined)
      return { errors: [new GraphQLError('The document has no such operation.')] };
    documentsOf ??= watchedDocuments(schema);
    const watched = documentsOf(document, operation);
    const view = watched.isPublic ? 'public' : viewOf(contextValue);
    const variables = watched.variables.map((name) => [name, variableValues?.[name] ?? null]);
    const key = [source.key, watched.key, view, JSON.stringify(variables)].join('\n');
    const group = groups.get(key)?.group ?? openGroup(key, source, watching, watched.isPublic);
    const leave = group.join(member, source);
    if (watched.isPublic || contextValue.session === null) return leave;
    return endedWith(contextValue.session.lifetime, member, leave);
  }

  function openGroup(key: string, source: Source<unknown>, watching: Watching, isPublic: boolean): Group {
    const group = createGroup(source, execution(watching, isPublic), () => {
      if (groups.get(key)?.group === group) groups.delete(key);
    });
    groups.set(key, { group, isPublic });
    return group;
  }

  function execution(watching: Watching, isPublic: boolean): Execution {
    const { app, session, ...shared } = watching.contextValue;
    const actor = isPublic ? ({ kind: 'anonymous' } as const) : app.actor;
    // Loaders keep what they have read with the context: what is read at one time shares one.
    const contextAt = (db: Db): RequestContext => ({
      ...shared,
      session: isPublic ? null : session,
      app: { ...app, db, actor },
    });
    const run = async (event: unknown, contextValue = contextAt(app.db)): Promise<ExecutionResult> => {
      const result = await execute({ ...watching, rootValue: event, contextValue });
      // An event that could not be read is not sent half: who watches comes back and resumes.
      const failure = result.errors?.find(isUnavailable);
      if (failure !== undefined) throw failure;
      return shown(watching, result);
    };
    return {
      run: (event) => world.working(() => run(event)),
      open: (source) =>
        world.working(async () => {
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
        }),
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
      for (const { group, isPublic } of groups.values()) {
        if (isPublic) continue;
        for (const member of group.members()) if (member.session === session) member.end(sessionEnded());
      }
    },
    close() {
      for (const { group } of groups.values()) for (const member of group.members()) member.end(null);
    },
    groups: () => groups.size,
  };
}

function viewOf({ app }: RequestContext): string {
  const { actor } = app;
  if (actor.kind === 'account') return `account:${actor.accountId}`;
  return actor.kind === 'link' ? `link:${actor.playerId}:${actor.gameId}` : actor.kind;
}

function sessionEnded(): GraphQLError {
  return closingError('SESSION_ENDED', 'The session under which this was watched has ended; sign in again.');
}
