import type { Plugin } from 'graphql-yoga';
import type { IncomingMessage } from 'node:http';
import type { Fairness } from './fairness.ts';
import { nobodyWaits } from './nobody-waits.ts';

/** Lets the operations of HTTP begin by turns: reading and checking a document keeps everybody else waiting. */
export function oneAfterAnother({ callerOf, mayBegin }: Fairness): Plugin<object, { readonly req: IncomingMessage }> {
  return {
    async onParams({ context: { req }, setResult }) {
      if (await mayBegin(callerOf(req))) return;
      setResult({ errors: [nobodyWaits()] });
    },
  };
}
