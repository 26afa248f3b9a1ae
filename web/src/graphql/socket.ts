import { createClient, type Client } from 'graphql-ws';
import { watch } from 'vue';
import { languageEpoch } from '../i18n/language-epoch.ts';
import { graphqlPath } from '../sandbox/place.ts';
import { live } from '../ui/live.ts';
import { requestHeaders } from './request-headers.ts';

const keepAlive = 10_000;
const patience = 5_000;
const url = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${graphqlPath}`;

/** Opens the page's one WebSocket: kept open, so that the live badge tells of a real connection, and tried again until it answers. */
export function openSocket(): Client {
  let tryNow = (): void => undefined;
  const pause = (millis: number): Promise<void> =>
    new Promise((resolve) => {
      const waiting = setTimeout(resolve, millis);
      tryNow = () => {
        clearTimeout(waiting);
        resolve();
      };
    });

  let unanswered: ReturnType<typeof setTimeout> | undefined;
  /** The language that the connection was told; null: there is none. */
  let toldIn: number | null = null;

  let subscriptions = 0;

  live.begin();
  const socket = createClient({
    url,
    // Counted, so that all who look at the same page have the same ids, and are sent the same bytes.
    generateID: () => String((subscriptions += 1)),
    lazy: false,
    connectionParams() {
      toldIn = languageEpoch.value;
      return { ...requestHeaders() };
    },
    keepAlive,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    onNonLazyError: () => undefined,
    retryWait: async (tries) => {
      live.retrying(tries + 1);
      await pause(Math.min(1_000 * 2 ** tries, 15_000) * (0.75 + Math.random() / 2));
    },
    on: {
      connected: (_socket, _payload, again) => live.connected(again),
      closed: () => {
        toldIn = null;
        clearTimeout(unanswered);
        live.lost();
      },
      message: () => live.heard(),
      ping: (received) => {
        if (!received) unanswered = setTimeout(() => socket.terminate(), patience);
      },
      pong: (received) => {
        if (received) clearTimeout(unanswered);
      },
    },
  });

  // What is told over it comes in the language with which it was opened.
  watch(languageEpoch, (now) => {
    if (toldIn !== null && toldIn !== now) socket.terminate();
  });
  // The browser knows before any message is missed, and when a next try may help.
  addEventListener('offline', () => socket.terminate());
  addEventListener('online', () => tryNow());
  return socket;
}
