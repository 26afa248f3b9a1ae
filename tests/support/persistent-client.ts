import { expect } from 'vitest';
import { at, numberAt, textAt, type Fields } from './answer.ts';
import type { ApiClient, TestPerson } from './api-client.ts';
import { mutationOf } from './mutation.ts';

/** What says of itself that it has no version. */
const PASSING = new Set(['Heartbeat', 'ClockTicked']);

/** A stored event: its type, the topic that is watched, and its place in that, from 1. */
export interface SeenEvent {
  readonly type: string;
  readonly topic: string;
  readonly version: number;
}

/** Watches a topic from its first event on, wherever it can. */
export interface Follower {
  /** What has come so far, in the order in which it came. */
  readonly seen: readonly SeenEvent[];
  /** Ends when this version has come; fails when one is missing or has come twice. */
  upTo(version: number): Promise<void>;
  stop(): void;
}

/** A client of servers that come and go: what is not answered is asked again, of whichever is there then. */
export interface PersistentClient {
  /** The data of a query. */
  data(query: string, variables: Fields, person?: TestPerson): Promise<Fields>;
  /** The payload of a command that must succeed, which however often it is sent is done once. */
  give(person: TestPerson | undefined, mutation: string, input: Fields, fields?: string): Promise<Fields>;
  /** Ends when so many more commands have been acknowledged. */
  acknowledged(count: number): Promise<void>;
  /** Follows a subscription with the variables `id` and `after`, whose field is called so. */
  follow(field: string, query: string, id: string): Follower;
}

/** With `server` it asks for a server that may be there. */
export function persistentClient(server: () => Promise<ApiClient> | ApiClient): PersistentClient {
  let given = 0;
  let acknowledged = 0;
  let told = (): void => {};

  async function data(query: string, variables: Fields, person?: TestPerson): Promise<Fields> {
    for (;;) {
      const asked = await server();
      const answer = await asked.ask(query, variables, person).catch(() => null);
      if (answer?.data != null && answer.errors === undefined) return answer.data;
      const code = answer?.errors?.[0]?.extensions?.['code'];
      if (answer !== null && code !== 'UNAVAILABLE') throw new Error(JSON.stringify(answer));
    }
  }

  return {
    data,
    async give(person, mutation, input, fields = '') {
      given += 1;
      const query = mutationOf(mutation, `__typename ... on CommandError { message } ${fields}`);
      const answer = await data(query, { input: { ...input, idempotencyKey: `${mutation} ${given}` } }, person);
      const payload = answer[mutation] as Fields;
      if (!String(payload['__typename']).endsWith('Success'))
        throw new Error(`${mutation}: ${JSON.stringify(payload)}`);
      acknowledged += 1;
      told();
      return payload;
    },
    async acknowledged(count) {
      const wanted = acknowledged + count;
      while (acknowledged < wanted) await new Promise<void>((resolve) => (told = resolve));
    },
    follow: (field, query, id) => follower(server, field, query, id),
  };
}

function follower(server: () => Promise<ApiClient> | ApiClient, field: string, query: string, id: string): Follower {
  const seen: SeenEvent[] = [];
  let isStopped = false;
  let told = (): void => {};
  let leave = (): void => {};
  void (async () => {
    while (!isStopped) {
      const socket = (await server()).socket();
      const watch = socket.watch(query, { id, after: seen.at(-1)?.version ?? 0 }, ({ data }) => {
        const type = String(at(data, `${field}.__typename`));
        if (PASSING.has(type)) return;
        const topic = textAt(data, `${field}.topic`);
        seen.push({ type, topic, version: numberAt(data, `${field}.version`) });
        told();
      });
      leave = watch.stop;
      await watch.ended;
      await socket.close();
    }
  })();
  return {
    seen,
    async upTo(version) {
      while ((seen.at(-1)?.version ?? 0) < version) await new Promise<void>((resolve) => (told = resolve));
      expect(seen.map((event) => event.version)).toEqual(seen.map((_, index) => index + 1));
    },
    stop() {
      isStopped = true;
      leave();
    },
  };
}
