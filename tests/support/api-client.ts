import { asId } from '../../api/src/kernel/ids.ts';
import type { AccountId } from '../../api/src/kernel/ids.ts';
import type { Role } from '../../api/src/application/context.ts';
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
  /** Closes the WebSockets. */
  close(): Promise<void>;
}

const PASSWORD = 'a password of tests';

/** The set-up code of every server that tests start. */
export const SETUP_CODE = 'tests-set-up-servers';

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

  return {
    url,
    ask,
    async data(query, variables, person) {
      const { data, errors } = await ask(query, variables, person);
      if (errors !== undefined || data == null) throw new Error(JSON.stringify(errors));
      return data;
    },
    socket(person) {
      const authorization = person === undefined ? {} : { authorization: `Bearer ${person.token}` };
      const socket = socketClient(`${url}/graphql`, authorization);
      sockets.push(socket);
      return socket;
    },
    async signUp(name, role) {
      const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@people.example`;
      const response = await fetch(`${url}/auth/sign-up/email`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(role === undefined ? {} : { 'x-setup-code': SETUP_CODE }),
        },
        body: JSON.stringify({ name, email, password: PASSWORD }),
      });
      if (!response.ok) throw new Error(`${name} could not sign up: ${response.status} ${await response.text()}`);
      const { user } = (await response.json()) as { user: { id: string } };
      const token = response.headers.get('set-auth-token') ?? '';
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return { name, email, accountId: asId<AccountId>(user.id), token, cookie };
    },
    async close() {
      for (const socket of sockets.splice(0)) await socket.close();
    },
  };
}
