import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { realMillis } from '../timers.ts';
import type { Measures } from './measures.ts';

/** Measures how long queries and mutations take that are let begin. */
export function measuredOperations(measures: Pick<Measures, 'operation'>): Plugin {
  return {
    onExecute({ args }) {
      const begun = realMillis();
      const kind = getOperationAST(args.document, args.operationName)?.operation ?? 'none';
      return {
        onExecuteDone({ result }) {
          if (Symbol.asyncIterator in result) return;
          measures.operation(kind, result.errors === undefined ? 'done' : 'failed', realMillis() - begun);
        },
      };
    },
  };
}
