import { textAt, type Fields } from './answer.ts';
import type { TestPerson } from './api-client.ts';
import { done } from './api-tournament.ts';
import { socketClient, type Answer, type SocketClient } from './client.ts';
import type { TestServer } from './server.ts';

/** A sandbox as a test uses it, through its door alone. */
export interface TestSandbox {
  readonly id: string;
  readonly address: string;
  /** Asks in it, as its director or as a player. */
  ask(query: string, variables?: Record<string, unknown>, as?: string): Promise<Answer>;
  /** Lets its time go on until it stands again, and answers it. */
  play(input?: Record<string, unknown>): Promise<Fields>;
  socket(): SocketClient;
}

const SANDBOX =
  'sandbox { id address now stop speed expiresAt ownPlayers { name } tournament { name } games { finished all } }';

/** What a person's sandbox is; null: he has none. */
export async function sandboxOf(server: TestServer, person: TestPerson): Promise<Fields | null> {
  const { viewer } = await server.data(`{ viewer { ${SANDBOX} } }`, {}, person);
  return (viewer as { readonly sandbox: Fields | null }).sandbox;
}

/** Forks a tournament for a person, who plays these players himself. */
export async function forkedBy(
  server: TestServer,
  person: TestPerson,
  input: { readonly tournamentId: string; readonly ownPlayerIds?: readonly string[]; readonly at?: string },
): Promise<TestSandbox> {
  const asked = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, person);
  const forked = await done(asked, 'forkTournament', input, `... on SandboxSuccess { ${SANDBOX} }`);
  const id = textAt(forked, 'sandbox.id');
  const address = textAt(forked, 'sandbox.address').replace('localhost', '127.0.0.1');
  return {
    id,
    address,
    ask: async (query, variables = {}, as) => (await post(address, { query, variables }, person, as)).body,
    async play(wanted = {}) {
      await done(asked, 'playSandbox', { sandboxId: id, ...wanted }, '');
      await server.clock.settled();
      return (await sandboxOf(server, person)) ?? {};
    },
    socket: () => socketClient(address, { authorization: `Bearer ${person.token}` }),
  };
}

/** A request to a door, and its status. */
export async function post(
  address: string,
  operation: { readonly query: string; readonly variables?: Record<string, unknown> },
  person?: Pick<TestPerson, 'token'>,
  as?: string,
): Promise<{ readonly status: number; readonly body: Answer }> {
  const response = await fetch(as === undefined ? address : `${address}?as=${encodeURIComponent(as)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(operation),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
