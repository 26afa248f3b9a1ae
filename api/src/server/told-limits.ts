import type { Limit } from '../graphql/limit/limit.ts';
import { pointsOfTokens } from './budget/points.ts';
import { FORKS_RULE } from './sandbox/fork-pace.ts';
import type { LimitVariable, SetLimits } from './set-limits.ts';

/** The maximum that a variable sets, and its name. */
type Setting = (name: LimitVariable) => Pick<Limit, 'maximum' | 'setting'>;

/** What every limit is called that a client of the API can meet. */
export type LimitRule = ReturnType<typeof allLimits>[number]['rule'];

/** Every limit that a client of the API can meet, with what this server is set to; the widest scope last. */
export function limitsOf(limits: SetLimits): readonly Limit[] {
  return allLimits(limits);
}

function allLimits(limits: SetLimits) {
  const set: Setting = (name) => ({ maximum: limits[name], setting: name });
  return [
    ...ofOperations(set),
    ...ofRequests(set),
    ...ofConnections(set),
    ...ofAddresses(set),
    {
      rule: 'tokens an account',
      scope: 'ACCOUNT',
      ...set('TOKENS_PER_ACCOUNT'),
      what: 'Tokens that are good.',
      refusal: 'WRONG_STATUS',
    },
    {
      rule: 'bots',
      scope: 'ACCOUNT',
      ...set('BOTS_PER_ACCOUNT'),
      what: 'Bots that play.',
      refusal: 'WRONG_STATUS',
    },
    {
      rule: 'webhooks',
      scope: 'ACCOUNT',
      ...set('WEBHOOKS_PER_ACCOUNT'),
      what: 'Webhooks.',
      refusal: 'WRONG_STATUS',
    },
    {
      rule: 'replay',
      scope: 'ACCOUNT',
      ...set('EVENTS_PER_REPLAY'),
      what: 'Events that one replay sends a webhook once more.',
      refusal: 'INVALID_INPUT',
    },
    {
      rule: 'waiting events',
      scope: 'ACCOUNT',
      ...set('EVENTS_WAITING'),
      what: 'Events that wait for a webhook which takes nothing.',
      refusal: 'WEBHOOK_OFF',
    },
    {
      rule: 'points an account',
      scope: 'ACCOUNT',
      ...set('POINTS_PER_ACCOUNT'),
      what: 'Points that the operations of an account may cost in a minute; they come back evenly.',
      refusal: 'RATE_LIMITED',
    },
    ...ofTokens(limits, set),
    {
      rule: 'sandboxes an account',
      scope: 'ACCOUNT',
      maximum: 1,
      what: 'Sandboxes of one person; one that nobody uses for an hour is thrown away.',
      refusal: 'WRONG_STATUS',
      setting: null,
    },
    {
      rule: FORKS_RULE,
      scope: 'ACCOUNT',
      ...set('FORKS_PER_ACCOUNT'),
      what: 'Sandboxes that one person may make in an hour, by all his tokens too; they come back evenly.',
      refusal: 'TOO_MANY_FORKS',
    },
    {
      rule: 'sandboxes',
      scope: 'SERVER',
      ...set('SANDBOXES_PER_SERVER'),
      what: 'Sandboxes of everybody at once; one that is being compared counts as two.',
      refusal: 'WRONG_STATUS',
    },
  ] as const satisfies readonly Limit[];
}

const TOO_COMPLEX = { scope: 'OPERATION', refusal: 'OPERATION_TOO_COMPLEX' } as const;
const TOO_LONG = { scope: 'OPERATION', refusal: 'LIMIT_EXCEEDED' } as const;

const ofOperations = (set: Setting) =>
  [
    {
      ...TOO_COMPLEX,
      rule: 'complexity',
      ...set('OPERATION_COMPLEXITY'),
      what: 'Points: a field counts 1, and what is below a list as often as it has items, ten where that is not said by `first`.',
    },
    { ...TOO_COMPLEX, rule: 'depth', ...set('OPERATION_DEPTH'), what: 'Levels of fields within each other.' },
    { ...TOO_COMPLEX, rule: 'breadth', ...set('OPERATION_BREADTH'), what: 'Fields that are asked for.' },
    {
      ...TOO_COMPLEX,
      rule: 'rereads',
      ...set('OPERATION_REREADS'),
      what: 'Things of which the same list is asked for twice with other arguments.',
    },
    { ...TOO_LONG, rule: 'tokens', ...set('DOCUMENT_TOKENS'), what: 'Words and signs of the document.' },
    { ...TOO_LONG, rule: 'aliases', ...set('DOCUMENT_ALIASES'), what: 'Fields with another name in the answer.' },
    { ...TOO_LONG, rule: 'directives', ...set('DOCUMENT_DIRECTIVES'), what: 'Directives of the document.' },
    {
      ...TOO_LONG,
      rule: 'repeats',
      ...set('DOCUMENT_REPEATS'),
      what: 'Times that the same field, or fragments, are asked for at one place of the answer.',
    },
    {
      rule: 'items',
      scope: 'OPERATION',
      ...set('LIST_ITEMS'),
      what: 'Items of one page of a list, `first` or `last`; 20 where neither is said.',
      refusal: 'BAD_USER_INPUT',
    },
  ] as const satisfies readonly Limit[];

const ofRequests = (set: Setting) =>
  [
    {
      rule: 'bytes',
      scope: 'REQUEST',
      ...set('REQUEST_BYTES'),
      what: 'Bytes of a request or of a message over WebSocket.',
      refusal: 'REQUEST_ENTITY_TOO_LARGE',
      httpStatus: 413,
      closeCode: 1009,
    },
    {
      rule: 'batch',
      scope: 'REQUEST',
      ...set('REQUEST_OPERATIONS'),
      what: 'Operations that are sent together, as a list.',
      refusal: 'LIMIT_EXCEEDED',
      httpStatus: 413,
    },
  ] as const satisfies readonly Limit[];

const ofConnections = (set: Setting) =>
  [
    {
      rule: 'operations',
      scope: 'CONNECTION',
      ...set('OPERATIONS_PER_SOCKET'),
      what: 'Operations under way over one WebSocket, subscriptions among them.',
      refusal: 'TOO_MANY_OPERATIONS',
    },
    {
      rule: 'operation id',
      scope: 'CONNECTION',
      ...set('OPERATION_ID_LENGTH'),
      what: 'Characters of the id of an operation over WebSocket.',
      refusal: 'CONNECTION_CLOSED',
      closeCode: 4400,
    },
    {
      rule: 'backlog',
      scope: 'CONNECTION',
      ...set('SOCKET_BACKLOG_BYTES'),
      what: 'Bytes that are sent and not read yet, over a WebSocket or a stream; who reads no more is cut off with SLOW_READER and resumes with `after`.',
      refusal: 'CONNECTION_CLOSED',
      closeCode: 1013,
    },
  ] as const satisfies readonly Limit[];

function ofAddresses(set: Setting) {
  return [
    {
      rule: 'sockets',
      scope: 'ADDRESS',
      ...set('SOCKETS_PER_ADDRESS'),
      what: 'Open WebSockets.',
      refusal: 'TOO_MANY_SOCKETS',
      closeCode: 1013,
    },
    {
      rule: 'streams',
      scope: 'ADDRESS',
      ...set('STREAMS_PER_ADDRESS'),
      what: 'Open streams of server-sent events.',
      refusal: 'TOO_MANY_STREAMS',
      httpStatus: 429,
    },
    {
      rule: 'requests',
      scope: 'ADDRESS',
      ...set('REQUESTS_PER_ADDRESS'),
      what: 'Requests that are not answered yet.',
      refusal: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
    },
    {
      rule: 'watched',
      scope: 'ADDRESS',
      ...set('WATCHED_PER_ADDRESS'),
      what: 'Different things that are watched; the same document with the same variables counts once.',
      refusal: 'TOO_MANY_WATCHED',
    },
    {
      rule: 'texts',
      scope: 'ADDRESS',
      ...set('TEXTS_PER_ADDRESS'),
      what: 'Texts such as `/games/<id>.txt` in a minute; a whole tournament counts twenty.',
      refusal: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
    },
    {
      rule: 'pictures',
      scope: 'ADDRESS',
      ...set('PICTURES_PER_ADDRESS'),
      what: 'Pictures such as `/games/<id>.png` in a minute; one that moves counts twenty.',
      refusal: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
    },
    {
      rule: 'points an address',
      scope: 'ADDRESS',
      ...set('POINTS_PER_ADDRESS'),
      what: 'Points that operations may cost in a minute of all who are not signed in there; they come back evenly.',
      refusal: 'RATE_LIMITED',
    },
  ] as const satisfies readonly Limit[];
}

function ofTokens(limits: SetLimits, set: Setting) {
  return [
    {
      rule: 'points of all tokens',
      scope: 'ACCOUNT',
      maximum: pointsOfTokens(limits.POINTS_PER_ACCOUNT),
      what: 'Of these, points that the tokens of an account may cost together, those of its bots among them; the others are left to its owner.',
      refusal: 'RATE_LIMITED',
      setting: 'POINTS_PER_ACCOUNT',
    },
    {
      rule: 'points a token',
      scope: 'TOKEN',
      ...set('POINTS_PER_TOKEN'),
      what: 'Points that the operations of a token may cost in a minute; they come back evenly.',
      refusal: 'RATE_LIMITED',
    },
    {
      rule: 'commands of a bot',
      scope: 'BOT',
      ...set('COMMANDS_PER_BOT'),
      what: 'Commands that a bot may give in a minute, moves, answers and offers, by all its tokens; they come back evenly.',
      refusal: 'RATE_LIMITED',
    },
  ] as const satisfies readonly Limit[];
}
