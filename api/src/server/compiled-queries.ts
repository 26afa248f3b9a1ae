import { getOperationAST, Kind, type DocumentNode, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';

/**
 * Executes queries that come again as compiled code: the crosstable of 34 players costs a third less. A document is
 * compiled when it is asked for the second time, so that a query asked once costs what it always did, and only if it holds
 * a single operation, since the compiled one answers no other; it is forgotten with its document. An answer with errors is
 * executed again as usual, so that clients are told the same of them, place and all. What Pothos has read of an entity together with
 * the list that it is in, compiled code does not find again, since the places in an answer are other objects there; each such relation
 * says therefore how else it is read, once for all, and the pages take as many statements either way (tests/bench/reads.bench.ts).
 */
export function compiledQueries(schema: GraphQLSchema): Plugin {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | 'seen once' | 'as it is'>();
  function queryOf(document: DocumentNode): CompiledQuery | null {
    const known = compiled.get(document);
    if (known === undefined) compiled.set(document, isSingleQuery(document) ? 'seen once' : 'as it is');
    if (known === 'seen once') {
      const query = compileQuery(schema, document);
      compiled.set(document, isCompiledQuery(query) ? query : 'as it is');
      return isCompiledQuery(query) ? query : null;
    }
    return known === undefined || known === 'as it is' ? null : known;
  }
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const query = queryOf((args as ExecutionArgs).document);
      if (query === null) return;
      setExecuteFn(async (given: ExecutionArgs) => {
        const result = await query.query(given.rootValue, given.contextValue, given.variableValues ?? {});
        return result.errors === undefined ? result : executeFn(given);
      });
    },
  };
}

function isSingleQuery(document: DocumentNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && getOperationAST(document)?.operation === 'query';
}
