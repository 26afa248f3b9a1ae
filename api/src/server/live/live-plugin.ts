import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerResponse } from 'node:http';
import type { Hub, Watching } from './hub.ts';
import { streamMember } from './stream-member.ts';
import { createTurnWriter } from './turn-writer.ts';

/** A subscription over HTTP, and the response to it. */
interface StreamWatching extends Watching {
  readonly contextValue: Watching['contextValue'] & { readonly res: ServerResponse };
}

/** Executes the subscriptions of HTTP (server-sent events) in the same groups as those of WebSocket; who has more than `mostBacklog` bytes unread is cut off. */
export function livePlugin(hub: Hub, mostBacklog: number): Plugin {
  const writer = createTurnWriter(mostBacklog);
  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(async (args: ExecutionArgs) => {
        const watching = args as StreamWatching;
        const { session, caller, res: response } = watching.contextValue;
        const member = streamMember(writer, { response, session: session?.id ?? null, caller });
        const { decided, leave } = hub.join(watching, member);
        caller.gone.addEventListener('abort', leave, { once: true });
        const refusal = await decided;
        caller.gone.removeEventListener('abort', leave);
        return refusal ?? member.lifeline(leave);
      });
    },
  };
}
