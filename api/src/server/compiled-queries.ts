import { getOperationAST, Kind, type DocumentNode, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { compiledSize } from './compiled-size.ts';

/** So often a document is answered without errors before it is compiled, which takes as long as answering it some ten times. */
const OFTEN = 10;
/** The most fields that code is written for, each some 0.1 ms in which nobody is answered. */
const MOST_FIELDS = 2_000;

/**
 * Executes queries that come again as compiled code: the crosstable of 34 players costs a third less. A document is compiled when it has
 * been answered ten times, so that a query asked once costs what it always did and one that is refused is never compiled, and only if it
 * holds a single operation, since the compiled one answers no other, of at most 2,000 fields, counted once for every type of an interface:
 * six lists of tournaments and series within each other are millions; it is forgotten with its document. An answer with errors is
 * executed again as usual, so that clients are told the same of them, place and all. What Pothos has read of an entity together with
 * the list that it is in, compiled code does not find again, since the places in an answer are other objects there; each such relation
 * says therefore how else it is read, once for all, and the pages take as many statements either way (tests/bench/reads.bench.ts).
 */
export function compiledQueries(schema: GraphQLSchema): Plugin {
  /** How often it was answered, or what has become of it. */
  const known = new WeakMap<DocumentNode, number | CompiledQuery | 'as it is'>();

  function stateOf(document: DocumentNode): number | CompiledQuery | 'as it is' {
    const state = known.get(document) ?? beginning(document);
    if (typeof state !== 'number' || state < OFTEN) return state;
    const query = compileQuery(schema, document);
    const compiled = isCompiledQuery(query) ? query : 'as it is';
    known.set(document, compiled);
    return compiled;
  }

  function beginning(document: DocumentNode): 0 | 'as it is' {
    const state = isSingleQuery(document) && compiledSize(schema, document) <= MOST_FIELDS ? 0 : 'as it is';
    known.set(document, state);
    return state;
  }

  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document } = args as ExecutionArgs;
      const state = stateOf(document);
      if (state === 'as it is') return undefined;
      if (typeof state === 'number') {
        return {
          onExecuteDone({ result }) {
            const answered = known.get(document);
            if (typeof answered === 'number' && 'data' in result && result.errors === undefined)
              known.set(document, answered + 1);
          },
        };
      }
      setExecuteFn(async (given: ExecutionArgs) => {
        const result = await state.query(given.rootValue, given.contextValue, given.variableValues ?? {});
        return result.errors === undefined ? result : executeFn(given);
      });
      return undefined;
    },
  };
}

function isSingleQuery(document: DocumentNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && getOperationAST(document)?.operation === 'query';
}
