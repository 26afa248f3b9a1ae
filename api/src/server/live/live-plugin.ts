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
        const member = streamMember(watching.contextValue.session?.id ?? null);
        const joined = await hub.join(watching, member);
        return typeof joined === 'function' ? member.results(joined) : joined;
      });
    },
  };
}
