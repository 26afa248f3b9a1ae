import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, getVariableValues, GraphQLError, Kind, type ExecutionArgs } from 'graphql';
import { OPERATION_LIMITS } from '../../graphql/operation-limits.ts';
import type { Instant } from '../../kernel/time.ts';
import { MINUTE, SECOND } from '../../kernel/time.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import type { RequestContext } from '../request-context.ts';

/** Whose points an operation costs: those of an account, or, of whoever is not signed in, those of his address. */
export type PurseKind = 'address' | 'account';

/** What an operation costs, and what its caller has left then. */
export interface Bill {
  readonly by: PurseKind;
  /** Points that it asked for. */
  readonly asked: number;
  /** Points that may be had in a minute. */
  readonly maximum: number;
  /** Points left now, whole ones. */
  left(): number;
  /** Seconds until all are there again. */
  refillSeconds(): number;
  /** Gives back what the answer did not need, and answers what it cost. */
  settle(needed: number): number;
  /** Why it may not be done now; null: it is paid. */
  readonly refusal: GraphQLError | null;
}

/** The points of everybody who asks; each process has its own. */
export interface Purses {
  /** Takes what an operation costs out of its caller's purse; one that is refused costs nothing. */
  charge(args: ExecutionArgs): Bill;
}

/** Full purses for everybody, with so many points a minute. */
export function createPurses(now: () => Instant, points: Readonly<Record<PurseKind, number>>): Purses {
  const limits = { address: createRateLimit(now, points.address), account: createRateLimit(now, points.account) };
  return {
    charge(args) {
      const asked = costOf(args);
      const { by, owner } = payer(args.contextValue as RequestContext);
      const maximum = points[by];
      const limit = limits[by];
      const isPaid = limit.take(owner, asked);
      const left = (): number => Math.floor(limit.left(owner));
      return {
        by,
        asked,
        maximum,
        left,
        refillSeconds: () => Math.ceil(((maximum - limit.left(owner)) * MINUTE) / maximum / SECOND),
        settle(needed) {
          const cost = Math.min(asked, needed);
          limit.giveBack(owner, asked - cost);
          return cost;
        },
        refusal: isPaid ? null : refused({ by, asked, left: left(), limit, owner, maximum }),
      };
    },
  };
}

/** Who a token commands for pays also where it may not read as he. */
function payer({ app, commander, caller }: RequestContext): { readonly by: PurseKind; readonly owner: string } {
  const actor = commander ?? app.actor;
  return actor.kind === 'account'
    ? { by: 'account', owner: actor.accountId }
    : { by: 'address', owner: caller.address };
}

/** The points of an operation, at least 1; one with wrong variables, or above the limit, is refused when it is executed and costs 1. */
function costOf({ schema, document, contextValue, variableValues, operationName }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  const variables = variableValues ?? {};
  if (operation == null || getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return 1;
  // It takes the first operation that it finds.
  const definitions = document.definitions.filter((one) => one === operation || one.kind !== Kind.OPERATION_DEFINITION);
  const { complexity } = complexityFromQuery(
    { ...document, definitions },
    { schema, ctx: contextValue as RequestContext, variables },
  );
  return complexity > OPERATION_LIMITS.complexity ? 1 : Math.max(1, Math.ceil(complexity));
}

interface Refused {
  readonly by: PurseKind;
  readonly asked: number;
  readonly left: number;
  readonly limit: RateLimit;
  readonly owner: string;
  readonly maximum: number;
}

function refused({ by, asked, left, limit, owner, maximum }: Refused): GraphQLError {
  const retryAfter = Math.ceil(limit.wait(owner, asked) / SECOND);
  const whose = by === 'account' ? 'This account' : 'This address';
  return new GraphQLError(
    `${whose} has ${left} points left of ${maximum} a minute, and this costs ${asked}: come again in ${retryAfter} s.`,
    {
      extensions: {
        code: 'RATE_LIMITED',
        rule: by === 'account' ? 'points an account' : 'points an address',
        number: asked,
        left,
        maximum,
        retryAfter,
        http: { status: 429, headers: { 'Retry-After': String(retryAfter) } },
      },
    },
  );
}
