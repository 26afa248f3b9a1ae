import { getOperationAST, Kind, type DocumentNode, type ExecutionArgs, type SelectionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { pureQueries } from '../graphql/pure-query.ts';
import { readAtOneMoment } from '../store/one-moment.ts';
import { nobodyWaits } from './fair/nobody-waits.ts';
import { inTurn } from './fair/turns.ts';
import type { Turns } from './fair/turns.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Answers a query from the database as it was at one moment, so that its parts agree, what it shows is true at the very
 * `version` that it shows, and watching from there on misses nothing. It is read in its caller's turn. A query that reads
 * nothing stored needs neither.
 */
export function oneMoment(reading: Turns): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName } = args as ExecutionArgs;
      if (!readsStored(document, operationName)) return;
      setExecuteFn(async (given: ExecutionArgs) => {
        const context = given.contextValue as RequestContext;
        const result = await inTurn(reading, context.caller, () =>
          readAtOneMoment(context.app.db, async (db) =>
            executeFn({ ...given, contextValue: { ...context, app: { ...context.app, db } } }),
          ),
        );
        return result ?? { errors: [nobodyWaits()] };
      });
    },
  };
}

function readsStored(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === 'query' && !operation.selectionSet.selections.every(isPure);
}

function isPure(selection: SelectionNode): boolean {
  if (selection.kind !== Kind.FIELD) return false;
  const { value } = selection.name;
  return value.startsWith('__') || pureQueries.has(value);
}
