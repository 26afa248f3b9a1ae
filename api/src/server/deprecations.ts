import { NoDeprecatedCustomRule, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** That a document asks for something that will go, as `extensions.warnings` of its answers says it. */
interface Warning {
  readonly code: 'DEPRECATED';
  readonly message: string;
  readonly locations: readonly { readonly line: number; readonly column: number }[];
}

/**
 * Tells who asks for something deprecated, in `extensions.warnings`: what it is, when it goes and what takes its place. Every answer to a
 * query or a mutation tells it, and the first event of a subscription.
 */
export function deprecations(schema: GraphQLSchema): Plugin {
  const known = new WeakMap<DocumentNode, readonly Warning[]>();
  function warningsOf(document: DocumentNode): readonly Warning[] {
    const told = known.get(document) ?? warningsIn(schema, document);
    known.set(document, told);
    return told;
  }
  return {
    onExecute({ args }) {
      const warnings = warningsOf(args.document);
      if (warnings.length === 0) return;
      return {
        onExecuteDone({ result, setResult }) {
          if (!(Symbol.asyncIterator in result)) setResult(warned(result, warnings));
        },
      };
    },
    onSubscribe({ args }) {
      const warnings = warningsOf(args.document);
      if (warnings.length === 0) return;
      let isFirst = true;
      return {
        onSubscribeResult: () => ({
          onNext({ result, setResult }) {
            if (isFirst && !(Symbol.asyncIterator in result)) setResult(warned(result, warnings));
            isFirst = false;
          },
        }),
      };
    },
  };
}

function warningsIn(schema: GraphQLSchema, document: DocumentNode): readonly Warning[] {
  return validate(schema, document, [NoDeprecatedCustomRule]).map(({ message, locations = [] }) => ({
    code: 'DEPRECATED',
    message,
    locations,
  }));
}

function warned(result: ExecutionResult, warnings: readonly Warning[]): ExecutionResult {
  return { ...result, extensions: { ...result.extensions, warnings } };
}
