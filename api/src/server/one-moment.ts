import { getOperationAST, visit, BREAK, Kind } from 'graphql';
import type { DocumentNode, ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { readAtOneMoment } from '../store/one-moment.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Answers a query that asks for a `version` from the database as it was at one moment, so that what it shows is true at that
 * very version, and watching from there on misses nothing. Other queries read what is there when they come to it.
 */
export function oneMoment(): Plugin {
  const asking = new WeakMap<DocumentNode, boolean>();
  const asksForVersion = (document: DocumentNode): boolean => {
    const known = asking.get(document) ?? hasVersion(document);
    asking.set(document, known);
    return known;
  };
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName } = args as ExecutionArgs;
      if (getOperationAST(document, operationName)?.operation !== 'query' || !asksForVersion(document)) return;
      setExecuteFn((given: ExecutionArgs) => {
        const context = given.contextValue as RequestContext;
        return readAtOneMoment(context.app.db, (db) =>
          executeFn({ ...given, contextValue: { ...context, app: { ...context.app, db } } }),
        );
      });
    },
  };
}

function hasVersion(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD]({ name }) {
      found ||= name.value === 'version';
      return found ? BREAK : undefined;
    },
  });
  return found;
}
