import type { Limit } from '../../../api/src/graphql/limit/limit.ts';
import { USUAL_LIMITS } from '../../../api/src/server/set-limits.ts';
import { limitsOf, type LimitRule } from '../../../api/src/server/told-limits.ts';
import type { Attacker } from './attacker.ts';
import { asBot, byTokens, forking, having, signedIn } from './attacks/accounts.ts';
import { askingDear, pressingDocuments } from './attacks/asking.ts';
import { batches, heavy } from './attacks/bodies.ts';
import { longIds, pictures, readingNothing, requests, sockets, streams, texts } from './attacks/connections.ts';
import { signingIn } from './attacks/signing-in.ts';
import { overfilling, watching } from './attacks/watching.ts';

interface Attack {
  /** What one address does. */
  readonly what: string;
  press(one: Attacker): Promise<void> | void;
}

const attack = (what: string, press: Attack['press']): Attack => ({ what, press });

/** Everything that one address may do to a server. */
export const ATTACKS = {
  watching: attack('fills sockets with different subscriptions, again and again', watching),
  asking: attack('asks for the dearest queries, over sockets and HTTP', askingDear),
  complexity: attack('asks for new tables that cost as much as they may, and more', pressingDocuments('complexity')),
  depth: attack('asks for things in things in things', pressingDocuments('depth')),
  breadth: attack('asks for hundreds of fields', pressingDocuments('breadth')),
  rereads: attack('asks for the same lists a second time, thousands of them', pressingDocuments('rereads')),
  words: attack('sends documents of ten thousand words and signs', pressingDocuments('tokens')),
  aliases: attack('gives everything another name', pressingDocuments('aliases')),
  directives: attack('sends documents full of directives', pressingDocuments('directives')),
  repeats: attack('asks for the same at one place hundreds of times', pressingDocuments('repeats')),
  items: attack('asks for the longest pages', pressingDocuments('items')),
  bodies: attack('sends as many bytes at once as it may, and more', heavy),
  batches: attack('sends ten operations in each request, and eleven', batches),
  overfilling: attack('asks each socket for more subscriptions than it may have', overfilling),
  'long ids': attack('has socket after socket closed by an id that is too long', longIds),
  'reading nothing': attack('asks for long answers and reads none', readingNothing),
  sockets: attack('opens more sockets than it may have', sockets),
  streams: attack('opens more streams than it may have', streams),
  requests: attack('asks for more at once than it may', requests),
  texts: attack('asks for texts, whole tournaments among them', texts),
  pictures: attack('asks for pictures, hardly one of them twice', pictures),
  'signed in': attack('asks for the dearest queries as one who is signed in', signedIn),
  'by tokens': attack('asks for the dearest queries by several tokens', byTokens),
  having: attack('makes tokens and bots, more than an account may have', having),
  'as a bot': attack('gives commands as a bot, without a pause', asBot),
  forking: attack('makes sandboxes and throws them away, as four people', forking),
  'signing in': attack('makes accounts and tries passwords', signingIn),
} as const satisfies Readonly<Record<string, Attack>>;

/** What an attack is called. */
export type AttackName = keyof typeof ATTACKS;

/** Whether an attack is called so. */
export function isAttack(name: string): name is AttackName {
  return Object.hasOwn(ATTACKS, name);
}

/** Why a limit is not attacked. */
interface Spared {
  readonly spared: string;
}

const WEBHOOKS: Spared = { spared: 'webhooks lead to the public internet alone, and a benchmark sends nothing there' };

/** Which attack presses each limit; a new limit without one, and without a reason, is no valid program. */
export const PRESSED_BY: Readonly<Record<LimitRule, AttackName | Spared>> = {
  complexity: 'complexity',
  depth: 'depth',
  breadth: 'breadth',
  rereads: 'rereads',
  tokens: 'words',
  aliases: 'aliases',
  directives: 'directives',
  repeats: 'repeats',
  items: 'items',
  bytes: 'bodies',
  batch: 'batches',
  operations: 'overfilling',
  'operation id': 'long ids',
  backlog: 'reading nothing',
  sockets: 'sockets',
  streams: 'streams',
  requests: 'requests',
  watched: 'watching',
  texts: 'texts',
  pictures: 'pictures',
  'points an address': 'asking',
  'tokens an account': 'having',
  bots: 'having',
  webhooks: WEBHOOKS,
  replay: WEBHOOKS,
  'waiting events': WEBHOOKS,
  'points an account': 'signed in',
  'points of all tokens': 'by tokens',
  'points a token': 'by tokens',
  'commands of a bot': 'as a bot',
  'sandboxes an account': 'forking',
  'forks an account': 'forking',
  sandboxes: 'forking',
};

/** The limits that an attack presses. */
export function pressedBy(name: AttackName): readonly Limit[] {
  const rules = new Set(Object.entries(PRESSED_BY).flatMap(([rule, by]) => (by === name ? [rule] : [])));
  return limitsOf(USUAL_LIMITS).filter(({ rule }) => rules.has(rule));
}
