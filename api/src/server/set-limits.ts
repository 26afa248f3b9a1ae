import { z } from 'zod';
import { OPERATION_LIMITS } from '../graphql/operation-limits.ts';
import {
  BOT_COMMANDS_A_MINUTE,
  DOCUMENT_LIMITS,
  FORKS_AN_HOUR,
  MESSAGE_BYTES,
  OPERATIONS_PER_REQUEST,
  OPERATIONS_PER_SOCKET,
  PLACES_PER_ADDRESS,
  POINTS_A_MINUTE,
  TEXTS_A_MINUTE,
} from './limits.ts';

/** What an operator can set: how much it is where he does not, and the least that the server's own pages and protocols need. */
interface Settable {
  readonly usual: number;
  readonly least: number;
}

const fromOne = (usual: number): Settable => ({ usual, least: 1 });
const fromUsual = (usual: number): Settable => ({ usual, least: usual });

const SETTABLE = {
  OPERATION_COMPLEXITY: fromUsual(OPERATION_LIMITS.complexity),
  OPERATION_DEPTH: fromUsual(OPERATION_LIMITS.depth),
  OPERATION_BREADTH: fromUsual(OPERATION_LIMITS.breadth),
  DOCUMENT_TOKENS: fromUsual(DOCUMENT_LIMITS.tokens),
  DOCUMENT_ALIASES: fromUsual(DOCUMENT_LIMITS.aliases),
  DOCUMENT_DIRECTIVES: fromUsual(DOCUMENT_LIMITS.directives),
  REQUEST_BYTES: { usual: MESSAGE_BYTES, least: 64 * 1024 },
  REQUEST_OPERATIONS: fromOne(OPERATIONS_PER_REQUEST),
  OPERATIONS_PER_SOCKET: { usual: OPERATIONS_PER_SOCKET, least: 20 },
  SOCKETS_PER_ADDRESS: fromOne(PLACES_PER_ADDRESS.sockets),
  STREAMS_PER_ADDRESS: fromOne(PLACES_PER_ADDRESS.streams),
  REQUESTS_PER_ADDRESS: { usual: PLACES_PER_ADDRESS.requests, least: 20 },
  WATCHED_PER_ADDRESS: { usual: PLACES_PER_ADDRESS.watched, least: 20 },
  TEXTS_PER_ADDRESS: { usual: TEXTS_A_MINUTE, least: 20 },
  POINTS_PER_ADDRESS: { usual: POINTS_A_MINUTE.address, least: OPERATION_LIMITS.complexity },
  POINTS_PER_ACCOUNT: { usual: POINTS_A_MINUTE.account, least: OPERATION_LIMITS.complexity },
  POINTS_PER_TOKEN: { usual: POINTS_A_MINUTE.token, least: OPERATION_LIMITS.complexity },
  COMMANDS_PER_BOT: fromOne(BOT_COMMANDS_A_MINUTE),
  FORKS_PER_ACCOUNT: fromOne(FORKS_AN_HOUR),
} as const satisfies Readonly<Record<string, Settable>>;

/** The name of a variable that sets a limit. */
export type LimitVariable = keyof typeof SETTABLE;

/** How much each limit is here. */
export type SetLimits = Readonly<Record<LimitVariable, number>>;

const MOST = 999_999_999_999;

const names = Object.keys(SETTABLE) as readonly LimitVariable[];

function variable({ usual, least }: Settable) {
  return z
    .string()
    .default(String(usual))
    .refine((text) => /^\d{1,12}$/.test(text) && Number(text) >= least, `is no number from ${least} to ${MOST}`)
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
