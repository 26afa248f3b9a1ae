import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Hub, Watching } from './hub.ts';
import { streamMember } from './stream-member.ts';

/** Executes the subscriptions of HTTP (server-sent events) in the same groups as those of WebSocket. */
export function livePlugin(hub: Hub): Plugin {
  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(async (args: ExecutionArgs) => {
        const watching = args as Watching;
        const { session, caller } = watching.contextValue;
        const member = streamMember(session?.id ?? null, caller);
        const { decided, leave } = hub.join(watching, member);
        caller.gone.addEventListener('abort', leave, { once: true });
        const refusal = await decided;
        caller.gone.removeEventListener('abort', leave);
        return refusal ?? member.results(leave);
      });
    },
  };
}
