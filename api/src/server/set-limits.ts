import { z } from 'zod';
import { USUAL_ACCOUNT_LIMITS, type AccountLimits } from '../application/account-limits.ts';
import { MOST_ITEMS, OPERATION_LIMITS, type OperationLimits } from '../graphql/operation-limits.ts';
import {
  BOT_COMMANDS_A_MINUTE,
  CUT_OFF_BYTES,
  DOCUMENT_LIMITS,
  FORKS_AN_HOUR,
  LONGEST_OPERATION_ID,
  MESSAGE_BYTES,
  MOST_SANDBOXES,
  OPERATIONS_PER_REQUEST,
  OPERATIONS_PER_SOCKET,
  PICTURES_A_MINUTE,
  PLACES_PER_ADDRESS,
  POINTS_A_MINUTE,
  TEXTS_A_MINUTE,
  TURN_BYTES,
} from './limits.ts';

/**
 * What an operator can set: how much it is where he does not, the least that the server's own pages and protocols need, and the most
 * that they can take.
 */
interface Settable {
  readonly usual: number;
  readonly least: number;
  readonly most?: number;
}

const fromOne = (usual: number): Settable => ({ usual, least: 1 });
const fromUsual = (usual: number): Settable => ({ usual, least: usual });

const SETTABLE = {
  OPERATION_COMPLEXITY: fromUsual(OPERATION_LIMITS.complexity),
  OPERATION_DEPTH: fromUsual(OPERATION_LIMITS.depth),
  OPERATION_BREADTH: fromUsual(OPERATION_LIMITS.breadth),
  OPERATION_REREADS: fromUsual(OPERATION_LIMITS.rereads),
  LIST_ITEMS: { ...fromUsual(OPERATION_LIMITS.items), most: MOST_ITEMS },
  DOCUMENT_TOKENS: fromUsual(DOCUMENT_LIMITS.tokens),
  DOCUMENT_ALIASES: fromUsual(DOCUMENT_LIMITS.aliases),
  DOCUMENT_DIRECTIVES: fromUsual(DOCUMENT_LIMITS.directives),
  DOCUMENT_REPEATS: fromUsual(DOCUMENT_LIMITS.repeats),
  REQUEST_BYTES: { usual: MESSAGE_BYTES, least: 64 * 1024 },
  REQUEST_OPERATIONS: fromOne(OPERATIONS_PER_REQUEST),
  OPERATIONS_PER_SOCKET: { usual: OPERATIONS_PER_SOCKET, least: 20 },
  OPERATION_ID_LENGTH: { usual: LONGEST_OPERATION_ID, least: 36 },
  SOCKET_BACKLOG_BYTES: { usual: CUT_OFF_BYTES, least: 64 * 1024, most: TURN_BYTES },
  SOCKETS_PER_ADDRESS: fromOne(PLACES_PER_ADDRESS.sockets),
  STREAMS_PER_ADDRESS: fromOne(PLACES_PER_ADDRESS.streams),
  REQUESTS_PER_ADDRESS: { usual: PLACES_PER_ADDRESS.requests, least: 20 },
  WATCHED_PER_ADDRESS: { usual: PLACES_PER_ADDRESS.watched, least: 20 },
  TEXTS_PER_ADDRESS: { usual: TEXTS_A_MINUTE, least: 20 },
  PICTURES_PER_ADDRESS: { usual: PICTURES_A_MINUTE, least: 20 },
  POINTS_PER_ADDRESS: { usual: POINTS_A_MINUTE.address, least: OPERATION_LIMITS.complexity },
  POINTS_PER_ACCOUNT: { usual: POINTS_A_MINUTE.account, least: OPERATION_LIMITS.complexity },
  POINTS_PER_TOKEN: { usual: POINTS_A_MINUTE.token, least: OPERATION_LIMITS.complexity },
  COMMANDS_PER_BOT: fromOne(BOT_COMMANDS_A_MINUTE),
  TOKENS_PER_ACCOUNT: fromOne(USUAL_ACCOUNT_LIMITS.tokens),
  BOTS_PER_ACCOUNT: fromOne(USUAL_ACCOUNT_LIMITS.bots),
  WEBHOOKS_PER_ACCOUNT: fromOne(USUAL_ACCOUNT_LIMITS.webhooks),
  EVENTS_PER_REPLAY: fromOne(USUAL_ACCOUNT_LIMITS.replayed),
  EVENTS_WAITING: fromOne(USUAL_ACCOUNT_LIMITS.waiting),
  FORKS_PER_ACCOUNT: fromOne(FORKS_AN_HOUR),
  SANDBOXES_PER_SERVER: fromOne(MOST_SANDBOXES),
} as const satisfies Readonly<Record<string, Settable>>;

/** The name of a variable that sets a limit. */
export type LimitVariable = keyof typeof SETTABLE;

/** How much each limit is here. */
export type SetLimits = Readonly<Record<LimitVariable, number>>;

const MOST = 999_999_999_999;

const names = Object.keys(SETTABLE) as readonly LimitVariable[];

function variable({ usual, least, most = MOST }: Settable) {
  return z
    .string()
    .default(String(usual))
    .refine(
      (text) => /^\d{1,12}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `is no number from ${least} to ${most}`,
    )
    .transform(Number);
}

type Variables = Readonly<Record<LimitVariable, ReturnType<typeof variable>>>;

/** How the environment sets them. */
export const limitVariables = Object.fromEntries(names.map((name) => [name, variable(SETTABLE[name])])) as Variables;

/** What they are where nothing is set. */
export const USUAL_LIMITS = Object.fromEntries(names.map((name) => [name, SETTABLE[name].usual])) as SetLimits;

/** The variable whose points do not pay for the dearest operation that is let in; null: each does. */
export function tooPoor(limits: SetLimits): LimitVariable | null {
  const purses = ['POINTS_PER_ADDRESS', 'POINTS_PER_ACCOUNT', 'POINTS_PER_TOKEN'] as const;
  return purses.find((name) => limits[name] < limits.OPERATION_COMPLEXITY) ?? null;
}

/** What one operation may ask for, as they say. */
export function operationLimitsOf(limits: SetLimits): OperationLimits {
  return {
    depth: limits.OPERATION_DEPTH,
    breadth: limits.OPERATION_BREADTH,
    complexity: limits.OPERATION_COMPLEXITY,
    items: limits.LIST_ITEMS,
    rereads: limits.OPERATION_REREADS,
  };
}

/** What one account may have, as they say. */
export function accountLimitsOf(limits: SetLimits): AccountLimits {
  return {
    tokens: limits.TOKENS_PER_ACCOUNT,
    bots: limits.BOTS_PER_ACCOUNT,
    webhooks: limits.WEBHOOKS_PER_ACCOUNT,
    replayed: limits.EVENTS_PER_REPLAY,
    waiting: limits.EVENTS_WAITING,
  };
}
