import { MOST_REPLAYED, MOST_WAITING, MOST_WEBHOOKS } from '../application/webhook/webhook.ts';
import type { Limit } from '../graphql/limit/limit.ts';
import { LONGEST_LIST } from '../graphql/list.ts';
import { MOST_REREADS, OPERATION_LIMITS } from '../graphql/operation-limits.ts';
import { TEXTS_A_MINUTE } from './documents/documents.ts';
import { pointsOfTokens } from './budget/points.ts';
import type { Env } from './env.ts';
import {
  CUT_OFF_BYTES,
  DOCUMENT_LIMITS,
  LONGEST_OPERATION_ID,
  MESSAGE_BYTES,
  MOST_SANDBOXES,
  OPERATIONS_PER_REQUEST,
  OPERATIONS_PER_SOCKET,
  PLACES_PER_ADDRESS,
} from './limits.ts';

type SetLimits = Pick<
  Env,
  'SOCKETS_PER_ADDRESS' | 'POINTS_PER_ADDRESS' | 'POINTS_PER_ACCOUNT' | 'POINTS_PER_TOKEN' | 'COMMANDS_PER_BOT'
>;

/** Every limit that a client of the API can meet, with what this server is set to; the widest scope last. */
export function limitsOf(env: SetLimits): readonly Limit[] {
  return [
    ...OF_OPERATIONS,
    ...OF_REQUESTS,
    ...OF_CONNECTIONS,
    ...ofAddresses(env),
    {
      rule: 'webhooks',
      scope: 'ACCOUNT',
      maximum: MOST_WEBHOOKS,
      what: 'Webhooks.',
      refusal: 'WRONG_STATUS',
      setting: null,
    },
    {
      rule: 'replay',
      scope: 'ACCOUNT',
      maximum: MOST_REPLAYED,
      what: 'Events that one replay sends a webhook once more.',
      refusal: 'INVALID_INPUT',
      setting: null,
    },
    {
      rule: 'waiting events',
      scope: 'ACCOUNT',
      maximum: MOST_WAITING,
      what: 'Events that wait for a webhook which takes nothing.',
      refusal: 'WEBHOOK_OFF',
      setting: null,
    },
    {
      rule: 'points an account',
      scope: 'ACCOUNT',
      maximum: env.POINTS_PER_ACCOUNT,
      what: 'Points that the operations of an account may cost in a minute; they come back evenly.',
      refusal: 'RATE_LIMITED',
      setting: 'POINTS_PER_ACCOUNT',
    },
    ...ofTokens(env),
    {
      rule: 'sandboxes an account',
      scope: 'ACCOUNT',
      maximum: 1,
      what: 'Sandboxes of one person; one that nobody uses for an hour is thrown away.',
      refusal: 'WRONG_STATUS',
      setting: null,
    },
    {
      rule: 'sandboxes',
      scope: 'SERVER',
      maximum: MOST_SANDBOXES,
      what: 'Sandboxes of everybody at once; one that is being compared counts as two.',
      refusal: 'WRONG_STATUS',
      setting: null,
    },
  ];
}

const TOO_COMPLEX = { scope: 'OPERATION', refusal: 'OPERATION_TOO_COMPLEX', setting: null } as const;
const TOO_LONG = { scope: 'OPERATION', refusal: 'LIMIT_EXCEEDED', setting: null } as const;

const OF_OPERATIONS: readonly Limit[] = [
  {
    ...TOO_COMPLEX,
    rule: 'complexity',
    maximum: OPERATION_LIMITS.complexity,
    what: 'Points: a field counts 1, and what is below a list as often as it has items, ten where that is not said by `first`.',
  },
  { ...TOO_COMPLEX, rule: 'depth', maximum: OPERATION_LIMITS.depth, what: 'Levels of fields within each other.' },
  { ...TOO_COMPLEX, rule: 'breadth', maximum: OPERATION_LIMITS.breadth, what: 'Fields that are asked for.' },
  {
    ...TOO_COMPLEX,
    rule: 'rereads',
    maximum: MOST_REREADS,
    what: 'Things of which the same list is asked for twice with other arguments.',
  },
  { ...TOO_LONG, rule: 'tokens', maximum: DOCUMENT_LIMITS.tokens, what: 'Words and signs of the document.' },
  { ...TOO_LONG, rule: 'aliases', maximum: DOCUMENT_LIMITS.aliases, what: 'Fields with another name in the answer.' },
  { ...TOO_LONG, rule: 'directives', maximum: DOCUMENT_LIMITS.directives, what: 'Directives of the document.' },
  {
    rule: 'items',
    scope: 'OPERATION',
    maximum: LONGEST_LIST,
    what: 'Items of one page of a list, `first` or `last`; 20 where neither is said.',
    refusal: 'BAD_USER_INPUT',
    setting: null,
  },
];

const OF_REQUESTS: readonly Limit[] = [
  {
    rule: 'bytes',
    scope: 'REQUEST',
    maximum: MESSAGE_BYTES,
    what: 'Bytes of a request or of a message over WebSocket.',
    refusal: 'REQUEST_ENTITY_TOO_LARGE',
    httpStatus: 413,
    closeCode: 1009,
    setting: null,
  },
  {
    rule: 'batch',
    scope: 'REQUEST',
    maximum: OPERATIONS_PER_REQUEST,
    what: 'Operations that are sent together, as a list.',
    refusal: 'LIMIT_EXCEEDED',
    httpStatus: 413,
    setting: null,
  },
];

const OF_CONNECTIONS: readonly Limit[] = [
  {
    rule: 'operations',
    scope: 'CONNECTION',
    maximum: OPERATIONS_PER_SOCKET,
    what: 'Operations under way over one WebSocket, subscriptions among them.',
    refusal: 'TOO_MANY_OPERATIONS',
    setting: null,
  },
  {
    rule: 'operation id',
    scope: 'CONNECTION',
    maximum: LONGEST_OPERATION_ID,
    what: 'Characters of the id of an operation over WebSocket.',
    refusal: 'CONNECTION_CLOSED',
    closeCode: 4400,
    setting: null,
  },
  {
    rule: 'backlog',
    scope: 'CONNECTION',
    maximum: CUT_OFF_BYTES,
    what: 'Bytes that are sent and not read yet; who reads no more is cut off and resumes with `after`.',
    refusal: 'CONNECTION_CLOSED',
    setting: null,
  },
];

function ofAddresses(env: SetLimits): readonly Limit[] {
  return [
    {
      rule: 'sockets',
      scope: 'ADDRESS',
      maximum: env.SOCKETS_PER_ADDRESS,
      what: 'Open WebSockets.',
      refusal: 'TOO_MANY_SOCKETS',
      closeCode: 1013,
      setting: 'SOCKETS_PER_ADDRESS',
    },
    {
      rule: 'streams',
      scope: 'ADDRESS',
      maximum: PLACES_PER_ADDRESS.streams,
      what: 'Open streams of server-sent events.',
      refusal: 'TOO_MANY_STREAMS',
      httpStatus: 429,
      setting: null,
    },
    {
      rule: 'requests',
      scope: 'ADDRESS',
      maximum: PLACES_PER_ADDRESS.requests,
      what: 'Requests that are not answered yet.',
      refusal: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
      setting: null,
    },
    {
      rule: 'watched',
      scope: 'ADDRESS',
      maximum: PLACES_PER_ADDRESS.watched,
      what: 'Different things that are watched; the same document with the same variables counts once.',
      refusal: 'TOO_MANY_WATCHED',
      setting: null,
    },
    {
      rule: 'texts',
      scope: 'ADDRESS',
      maximum: TEXTS_A_MINUTE,
      what: 'Texts such as `/games/<id>.txt` in a minute; a whole tournament counts twenty.',
      refusal: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
      setting: null,
    },
    {
      rule: 'points an address',
      scope: 'ADDRESS',
      maximum: env.POINTS_PER_ADDRESS,
      what: 'Points that operations may cost in a minute of all who are not signed in there; they come back evenly.',
      refusal: 'RATE_LIMITED',
      setting: 'POINTS_PER_ADDRESS',
    },
  ];
}

function ofTokens(env: SetLimits): readonly Limit[] {
  return [
    {
      rule: 'points of all tokens',
      scope: 'ACCOUNT',
      maximum: pointsOfTokens({ account: env.POINTS_PER_ACCOUNT }),
      what: 'Of these, points that the tokens of an account may cost together, those of its bots among them; the others are left to its owner.',
      refusal: 'RATE_LIMITED',
      setting: 'POINTS_PER_ACCOUNT',
    },
    {
      rule: 'points a token',
      scope: 'TOKEN',
      maximum: env.POINTS_PER_TOKEN,
      what: 'Points that the operations of a token may cost in a minute; they come back evenly.',
      refusal: 'RATE_LIMITED',
      setting: 'POINTS_PER_TOKEN',
    },
    {
      rule: 'commands of a bot',
      scope: 'BOT',
      maximum: env.COMMANDS_PER_BOT,
      what: 'Commands that a bot may give in a minute, moves, answers and offers, by all its tokens; they come back evenly.',
      refusal: 'RATE_LIMITED',
      setting: 'COMMANDS_PER_BOT',
    },
  ];
}
