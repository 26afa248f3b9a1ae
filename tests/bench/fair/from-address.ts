import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE = 30_000;

/** What is asked over HTTP; by `GET` where there is no body. */
export interface Asked {
  readonly path: string;
  readonly body?: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** How it was answered. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly token: string | null;
}

/** Asks a server over connections that stay open, from an address of this machine such as 127.0.0.2. */
export function fromAddress(url: string, localAddress: string): (asked: Asked) => Promise<Answered> {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return ({ path, body, headers = {} }) => {
    const method = body === undefined ? 'GET' : 'POST';
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(PATIENCE);
    const target = { hostname, port, localAddress, agent, path, method, signal };
    return new Promise((resolve, reject) => {
      const asking = request(
        { ...target, headers: { 'content-type': 'application/json', ...length, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              token: answer.headers['set-auth-token']?.toString() ?? null,
            }),
          );
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
  };
}

/** The request of an operation, of whoever has this bearer token, or of nobody. */
export function operation(query: string, { variables = {}, token = null }: Options = {}): Asked {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return { path: '/graphql', body: JSON.stringify({ query, variables }), headers };
}

interface Options {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string | null;
}
