import { asId } from '../../api/src/kernel/ids.ts';
import type { AccountId } from '../../api/src/kernel/ids.ts';
import type { Role } from '../../api/src/store/role.ts';
import { type Fields } from './answer.ts';
import { socketClient } from './client.ts';
import type { Answer, SocketClient } from './client.ts';

/** A person who is signed in. */
export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly accountId: AccountId;
  /** The bearer token. */
  readonly token: string;
  readonly cookie: string;
}

/** What anybody can do with a server from outside. */
export interface ApiClient {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** A query or mutation over HTTP. */
  ask(query: string, variables?: Record<string, unknown>, person?: Pick<TestPerson, 'token'>): Promise<Answer>;
  /** The data of one that must have no errors. */
  data(query: string, variables?: Record<string, unknown>, person?: Pick<TestPerson, 'token'>): Promise<Fields>;
  /** A WebSocket of this person, or of nobody. */
  socket(person?: TestPerson): SocketClient;
  /** Makes an account; with a role, the first one of a server whose set-up code is `SETUP_CODE`, who may do everything. */
  signUp(name: string, role?: Role): Promise<TestPerson>;
  /** A request to `/auth`, as JSON; fails when it is refused. */
  auth(path: string, body: object, headers?: Record<string, string>): Promise<Response>;
  /** The person whom this answer of `/auth` has signed in. */
  signedIn(name: string, answer: Response): Promise<TestPerson>;
  /** Closes the WebSockets. */
  close(): Promise<void>;
}

/** What people of tests sign in with. */
export const PASSWORD = 'a password of tests';

/** The set-up code of every server that tests start. */
export const SETUP_CODE = 'tests-set-up-servers';

/** The address of a person of tests. */
export function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@people.example`;
}

/** A client of the server at this address. */
export function apiClient(url: string): ApiClient {
  const sockets: SocketClient[] = [];

  async function ask(
    query: string,
    variables: Record<string, unknown> = {},
    person?: Pick<TestPerson, 'token'>,
  ): Promise<Answer> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  }

  async function auth(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${url}/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was refused: ${response.status} ${await response.text()}`);
    return response;
  }

  async function signedIn(name: string, response: Response): Promise<TestPerson> {
    const { user } = (await response.json()) as { user: { id: string } };
    const token = response.headers.get('set-auth-token') ?? '';
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { name, email: emailOf(name), accountId: asId<AccountId>(user.id), token, cookie };
  }

  return {
    url,
    ask,
    async data(query, variables, person) {
      const { data, errors } = await ask(query, variables, person);
      if (errors !== undefined || data == null) throw new Error(JSON.stringify(errors ?? { data }));
      return data;
    },
    socket(person) {
      const authorization = person === undefined ? {} : { authorization: `Bearer ${person.token}` };
      const socket = socketClient(`${url}/graphql`, authorization);
      sockets.push(socket);
      return socket;
    },
    async signUp(name, role) {
      const code: Record<string, string> = role === undefined ? {} : { 'x-setup-code': SETUP_CODE };
      return signedIn(name, await auth('/sign-up/email', { name, email: emailOf(name), password: PASSWORD }, code));
    },
    auth,
    signedIn,
    async close() {
      for (const socket of sockets.splice(0)) await socket.close();
    },
  };
}
