import { at, numberAt } from './answer.ts';
import type { ApiClient } from './api-client.ts';

const EVENTS = `subscription ($id: ID!, $after: Int) { tournamentEvents(tournamentId: $id, after: $after) {
  __typename version } }`;

/** Watches a tournament as a client does that comes back whenever it is let go, and resumes where it was. */
export interface Follower {
  /** The kinds of its events from the first one on, once the version is there; fails when one is missing or comes twice. */
  upTo(version: number): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Begins to follow. */
export function follow(api: ApiClient, tournamentId: string): Follower {
  const kinds: string[] = [];
  const gaps: string[] = [];
  let isStopped = false;
  let told = (): void => {};
  let leave = (): void => {};

  async function watch(): Promise<void> {
    while (!isStopped) {
      const socket = api.socket();
      const watching = socket.watch(EVENTS, { id: tournamentId, after: kinds.length }, ({ data }) => {
        const event = at(data, 'tournamentEvents');
        const kind = at(event, '__typename');
        if (typeof kind !== 'string' || kind === 'Heartbeat') return;
        const version = numberAt(event, 'version');
        if (version !== kinds.length + 1) gaps.push(`${version} after ${kinds.length}`);
        kinds.push(kind);
        told();
      });
      leave = watching.stop;
      await watching.ended;
      await socket.close();
    }
  }

  const watching = watch();
  return {
    async upTo(version) {
      while (kinds.length < version && gaps.length === 0) await new Promise<void>((resolve) => (told = resolve));
      if (gaps.length > 0) throw new Error(gaps.join(', '));
      return kinds;
    },
    async stop() {
      isStopped = true;
      leave();
      await watching;
    },
  };
}
