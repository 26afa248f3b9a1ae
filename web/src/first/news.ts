/** A subscription of what a page shows, which asks for no more than what kind of event each is. */
export interface Followed {
  readonly query: string;
  readonly variables: unknown;
}

/** The id of the element that has them, as JSON. */
export const FOLLOWED = 'followed';

/** What comes as long as nothing has happened, by the name of a type or of a change. */
const NOTHING_NEW = /Snapshot$|^Heartbeat$|^ClockTicked$|^SNAPSHOT$|^HEARTBEAT$/;

/** A message of the server, by the protocol graphql-transport-ws. */
interface Message {
  readonly type: string;
  readonly payload?: {
    readonly data?: Readonly<Record<string, { readonly __typename: string; readonly change?: string }>>;
  };
}

/**
 * Ends when something happens to what the page shows, or when nobody tells of it; `over`: it is of no use any more. What happens before the
 * server begins to tell is seen when the code comes, which asks for all anew. This needs so little of the protocol that it comes without
 * the client that the code has.
 */
export function news(over: AbortSignal): Promise<void> {
  const followed = JSON.parse(document.querySelector(`#${FOLLOWED}`)?.textContent ?? '[]') as readonly Followed[];
  if (followed.length === 0) return new Promise(() => undefined);
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const say = (message: object): void => socket.send(JSON.stringify(message));
    // One that is closed before it is open counts as a fault.
    const end = (): void => {
      if (socket.readyState === WebSocket.OPEN) socket.close();
    };
    const HEARD: Readonly<Record<string, (message: Message) => void>> = {
      connection_ack: () =>
        followed.forEach((payload, index) => say({ id: String(index), type: 'subscribe', payload })),
      ping: () => say({ type: 'pong' }),
      next: ({ payload }) => isNews(payload?.data) && end(),
      error: end,
      complete: end,
    };
    socket.addEventListener('open', () => (over.aborted ? end() : say({ type: 'connection_init' })));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      HEARD[message.type]?.(message);
    });
    socket.addEventListener('close', () => resolve());
    over.addEventListener('abort', end);
  });
}

function isNews(data: NonNullable<Message['payload']>['data'] = {}): boolean {
  return Object.values(data).some(({ __typename, change }) => !NOTHING_NEW.test(change ?? __typename));
}
