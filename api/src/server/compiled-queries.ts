import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { compiledExecution } from './compiled-execution.ts';

/** Has queries that come again executed as compiled code. */
export function compiledQueries(schema: GraphQLSchema): Plugin {
  const execute = compiledExecution(schema, 'query');
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((given: ExecutionArgs) => execute(given, executeFn));
    },
  };
}
