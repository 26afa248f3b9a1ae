import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, getVariableValues, GraphQLError, Kind, type ExecutionArgs } from 'graphql';
import { grantOf } from '../../application/grant.ts';
import type { SetLimits } from '../set-limits.ts';
import type { Instant } from '../../kernel/time.ts';
import { MINUTE, SECOND } from '../../kernel/time.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import type { RequestContext } from '../request-context.ts';
import { pointsOfTokens } from './points.ts';
import type { SharedCounts } from './shared-counts.ts';

/**
 * Whose points an operation costs: those of an account; of whoever comes by a token, its own, those that all tokens of the account
 * have together, and the account's; of whoever is not signed in, those of his address.
 */
type PurseKind = 'address' | 'account' | 'tokens' | 'token';

/** What an operation costs, and what its caller has left then. */
export interface Bill {
  /** Which purse has least left of those that pay. */
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

/** The points of everybody who asks. */
export interface Purses {
  /** Takes what an operation costs out of its caller's purses; one that is refused costs nothing. */
  charge(args: ExecutionArgs): Bill;
}

interface Purse {
  readonly by: PurseKind;
  readonly owner: string;
  readonly maximum: number;
  readonly limit: RateLimit;
}

/** Full purses for everybody, with so many points a minute. */
export function createPurses(now: () => Instant, set: SetLimits, shared: SharedCounts): Purses {
  const maxima = {
    address: set.POINTS_PER_ADDRESS,
    account: set.POINTS_PER_ACCOUNT,
    tokens: pointsOfTokens(set.POINTS_PER_ACCOUNT),
    token: set.POINTS_PER_TOKEN,
  };
  const limitOf = (kind: PurseKind): RateLimit => shared.limit(kind, createRateLimit(now, maxima[kind]));
  const limits = {
    address: limitOf('address'),
    account: limitOf('account'),
    tokens: limitOf('tokens'),
    token: limitOf('token'),
  };
  return {
    charge(args) {
      const asked = costOf(args, set.OPERATION_COMPLEXITY);
      const purses = payers(args.contextValue as RequestContext).map(({ by, owner }) => {
        return { by, owner, maximum: maxima[by], limit: limits[by] };
      });
      const isPaid = purses.every(({ limit, owner }) => limit.left(owner) >= asked);
      if (isPaid) for (const { limit, owner } of purses) limit.take(owner, asked);
      const least = purses.reduce((a, b) => (leftIn(b) < leftIn(a) ? b : a));
      const { by, owner, maximum, limit } = least;
      return {
        by,
        asked,
        maximum,
        left: () => Math.floor(leftIn(least)),
        refillSeconds: () => Math.ceil(((maximum - limit.left(owner)) * MINUTE) / maximum / SECOND),
        settle(needed) {
          const cost = Math.min(asked, needed);
          for (const purse of purses) purse.limit.giveBack(purse.owner, asked - cost);
          return cost;
        },
        refusal: isPaid ? null : refused(least, asked),
      };
    },
  };
}

function leftIn({ limit, owner }: Purse): number {
  return limit.left(owner);
}

/** Who a token commands for pays also where it may not read as he. */
function payers({ app, commander, caller }: RequestContext): readonly Pick<Purse, 'by' | 'owner'>[] {
  const actor = commander ?? app.actor;
  const account = actor.kind === 'account' ? actor.accountId : actor.kind === 'bot' ? actor.ownerId : undefined;
  if (account === undefined) return [{ by: 'address', owner: caller.address }];
  const token = grantOf(actor)?.tokenId ?? null;
  if (token === null) return [{ by: 'account', owner: account }];
  return [
    { by: 'token', owner: token },
    { by: 'tokens', owner: account },
    { by: 'account', owner: account },
  ];
}

/** The points of an operation, at least 1; one with wrong variables, or above the limit, is refused when it is executed and costs 1. */
function costOf(
  { schema, document, contextValue, variableValues, operationName }: ExecutionArgs,
  most: number,
): number {
  const operation = getOperationAST(document, operationName);
  const variables = variableValues ?? {};
  if (operation == null || getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return 1;
  // It takes the first operation that it finds.
  const definitions = document.definitions.filter((one) => one === operation || one.kind !== Kind.OPERATION_DEFINITION);
  const { complexity } = complexityFromQuery(
    { ...document, definitions },
    { schema, ctx: contextValue as RequestContext, variables },
  );
  return complexity > most ? 1 : Math.max(1, Math.ceil(complexity));
}

const TOLD = {
  address: { rule: 'points an address', whose: 'This address has' },
  account: { rule: 'points an account', whose: 'This account has' },
  tokens: { rule: 'points of all tokens', whose: 'The tokens of this account have together' },
  token: { rule: 'points a token', whose: 'This token has' },
} as const satisfies Record<PurseKind, object>;

function refused({ by, owner, maximum, limit }: Purse, asked: number): GraphQLError {
  const left = Math.floor(limit.left(owner));
  const retryAfter = Math.ceil(limit.wait(owner, asked) / SECOND);
  const { rule, whose } = TOLD[by];
  return new GraphQLError(
    `${whose} ${left} points left of ${maximum} a minute, and this costs ${asked}: come again in ${retryAfter} s.`,
    {
      extensions: {
        code: 'RATE_LIMITED',
        rule,
        number: asked,
        left,
        maximum,
        retryAfter,
        http: { status: 429, headers: { 'Retry-After': String(retryAfter) } },
      },
    },
  );
}
