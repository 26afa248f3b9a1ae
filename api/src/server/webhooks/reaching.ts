import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isReachable, type Reachable } from './public-address.ts';

/** Asks where a name leads; as Node's own, all addresses at once. */
export type Lookup = (
  host: string,
  answer: (failure: NodeJS.ErrnoException | null, found: readonly Found[]) => void,
) => void;

/** One of the addresses that a name leads to. */
export interface Found {
  readonly address: string;
  readonly family: number;
}

/** The name that is asked about leads, or would lead, where nothing is sent. */
export class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC';
}

/** The machine's own way to find where a name leads. */
export const askSystem: Lookup = (host, answer) => systemLookup(host, { all: true }, answer);

/** Where a name leads now, or an address itself; rejects when it leads nowhere, and when one of the addresses may not be reached. */
export function reachedBy(lookup: Lookup, reachable: Reachable, host: string): Promise<readonly Found[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const judge = (found: readonly Found[]): void => {
      const wrong = found.find(({ address }) => !isReachable(address, reachable));
      if (wrong === undefined && found.length > 0) resolve(found);
      else
        reject(
          new NotPublic(`${host} leads to ${wrong?.address ?? 'no address'}, which is not on the public internet`),
        );
    };
    const family = isIP(bare);
    if (family !== 0) return judge([{ address: bare, family }]);
    lookup(bare, (failure, found) => (failure === null ? judge(found) : reject(failure)));
  });
}

/**
 * Connects to addresses of the public internet alone. A name is asked about once, when the connection is made, and the connection goes
 * to what was judged: what the name led to before, or leads to a moment later, makes no difference.
 */
export function reachingConnector(lookup: Lookup, reachable: Reachable, timeout: number): buildConnector.connector {
  const judged: LookupFunction = (host, options, done) => {
    reachedBy(lookup, reachable, host).then(
      (found) => {
        const [first] = found;
        if (options.all === true) done(null, [...found]);
        else if (first !== undefined) done(null, first.address, first.family);
      },
      (failure: NodeJS.ErrnoException) => done(failure, ''),
    );
  };
  const connect = buildConnector({ timeout, lookup: judged });
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // Nothing is asked about an address, so that it has to be judged here.
    if (isIP(host) !== 0 && !isReachable(host, reachable)) return done(new NotPublic(`${host} is not public`), null);
    connect(options, done);
  };
}
