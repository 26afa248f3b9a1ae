import {
  getOperationAST,
  Kind,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { compiledSize } from './compiled-size.ts';

/** So often a document is answered without errors before it is compiled, which takes as long as answering it some ten times. */
const OFTEN = 10;
/** The most fields that code is written for, each some 0.1 ms in which nobody is answered. */
const MOST_FIELDS = 2_000;

/** Executes a document, by `plainly` as long as it is not compiled. */
export type CompiledExecution = <Result>(
  args: ExecutionArgs,
  plainly: (args: ExecutionArgs) => Result,
) => Result | Promise<ExecutionResult | Awaited<Result>>;

/**
 * Executes documents that come again as compiled code: the crosstable of 34 players costs a third less. A document is compiled when it has
 * been answered ten times, so that one asked once costs what it always did and one that is refused is never compiled, and only if it
 * holds a single operation, since the compiled one answers no other, and that is of this kind, of at most 2,000 fields, counted once for
 * every type of an interface: six lists of tournaments and series within each other are millions; it is forgotten with its document. Of a
 * subscription it is the answer to each event that is compiled. An answer with errors is executed again as usual, so that clients are told
 * the same of them, place and all. What Pothos has read of an entity together with the list that it is in, compiled code does not find
 * again, since the places in an answer are other objects there; each such relation says therefore how else it is read, once for all, and
 * the pages take as many statements either way (tests/bench/reads.bench.ts).
 */
export function compiledExecution(schema: GraphQLSchema, kind: 'query' | 'subscription'): CompiledExecution {
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
    const state = isSingle(document, kind) && compiledSize(schema, document) <= MOST_FIELDS ? 0 : 'as it is';
    known.set(document, state);
    return state;
  }

  async function counted<Result>(document: DocumentNode, answer: Result): Promise<Awaited<Result>> {
    const result = await answer;
    const answered = known.get(document);
    const isWhole = typeof result === 'object' && result !== null && 'data' in result && !('errors' in result);
    if (typeof answered === 'number' && isWhole) known.set(document, answered + 1);
    return result;
  }

  return (args, plainly) => {
    const state = stateOf(args.document);
    if (state === 'as it is') return plainly(args);
    if (typeof state === 'number') return counted(args.document, plainly(args));
    return compiled(state, args, plainly);
  };
}

async function compiled<Result>(
  { query }: CompiledQuery,
  args: ExecutionArgs,
  plainly: (args: ExecutionArgs) => Result,
): Promise<ExecutionResult | Awaited<Result>> {
  const result = await query(args.rootValue, args.contextValue, args.variableValues ?? {});
  return result.errors === undefined ? result : await plainly(args);
}

function isSingle(document: DocumentNode, kind: 'query' | 'subscription'): boolean {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && getOperationAST(document)?.operation === kind;
}
