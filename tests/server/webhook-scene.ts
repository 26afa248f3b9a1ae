import type { Answer } from '../support/client.ts';
import { listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, playOn, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

export const SUCCESS = `effects { events { text } } consequences webhook { id stop waiting nextTryAt failingSince oldSecretUntil }`;

export const SECRET = `... on WebhookSecretSuccess { secret ${SUCCESS} }`;

export const DONE = `... on WebhookSuccess { ${SUCCESS} }`;

export const LOG =
  '{ viewer { webhooks { id stop failingSince waiting nextTryAt deliveries(first: 50) { edges { node { eventId kind state tries status answer problem } } } } } }';

export interface Hook {
  readonly webhookId: string;
  readonly secret: string;
  readonly owner: TestPerson;
}

/** A server with a tournament that runs, and whoever takes what is told. */
export interface WebhookScene {
  readonly server: TestServer;
  readonly tournament: ApiTournament;
  /** The receiver of this test. */
  readonly receiver: WebhookReceiver;
  /** Opens another receiver, and answers what closes it. */
  receive(): Promise<() => Promise<void>>;
  /** How this person asks the server. */
  by(person: TestPerson): (query: string, variables: Record<string, unknown>) => Promise<Answer>;
  hook(owner: TestPerson, input?: Record<string, unknown>): Promise<Hook>;
  give(hook: Hook, mutation: string, input?: Record<string, unknown>, fields?: string): Promise<Fields>;
  refusal(person: TestPerson, mutation: string, input: Record<string, unknown>): Promise<Fields>;
  shown(hook: Hook): Promise<Fields>;
  log(hook: Hook): Promise<readonly Fields[]>;
  /** Plays one move in each game and waits until nothing is left to do. Answers how many moves that are. */
  playRound(): Promise<number>;
  /** The kinds of what the receiver of this test was told. */
  types(): readonly unknown[];
}

/** A scene of its own. */
export async function openWebhooks(): Promise<WebhookScene> {
  const server = await startServer({ webhookReach: { loopback: true } });
  const tournament = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  let receiver = await openReceiver();
  await receiver.close();
  const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    server.ask(query, variables, person);

  async function hook(owner: TestPerson, input: Record<string, unknown> = {}): Promise<Hook> {
    const made = await done(by(owner), 'createWebhook', { url: receiver.url, ...input }, SECRET);
    return { webhookId: textAt(made, 'webhook.id'), secret: textAt(made, 'secret'), owner };
  }

  async function give(
    { owner, webhookId }: Hook,
    mutation: string,
    input: Record<string, unknown> = {},
    fields = DONE,
  ): Promise<Fields> {
    return done(by(owner), mutation, { webhookId, ...input }, fields);
  }

  async function refusal(person: TestPerson, mutation: string, input: Record<string, unknown>): Promise<Fields> {
    const query = mutationOf(mutation, '__typename ... on CommandError { code message }');
    return (await server.data(query, { input }, person))[mutation] as Fields;
  }

  async function shown({ owner, webhookId }: Hook): Promise<Fields> {
    const hooks = listAt(await server.data(LOG, {}, owner), 'viewer.webhooks');
    return hooks.find(({ id }) => id === webhookId)!;
  }

  const log = async (one: Hook) => listAt(await shown(one), 'deliveries.edges.*.node');

  async function playRound(): Promise<number> {
    const sockets = new Map([...tournament.players].map(([name, person]) => [name, server.socket(person)]));
    const games = await gamesOf(server, tournament.id);
    for (const game of games) await playOn(sockets, game, () => 0);
    await server.composed.settled();
    return games.length;
  }

  const types = () => receiver.received.map(({ told }) => told.type);

  return {
    ...{ server, tournament, by, hook, give, refusal, shown, log, playRound, types },
    get receiver() {
      return receiver;
    },
    async receive() {
      receiver = await openReceiver();
      return () => receiver.close();
    },
  };
}
