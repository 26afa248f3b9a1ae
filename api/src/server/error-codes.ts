import { GraphQLError, ValuesOfCorrectTypeRule, specifiedRules, validate as standardValidate } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema, ValidationContext, ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { limitRefusal } from './limit-refusal.ts';

/** The rule of GraphQL about literal values, its errors marked as what they are: bad input. */
const valuesRule: ValidationRule = (context) =>
  ValuesOfCorrectTypeRule(
    new Proxy(context, {
      get(target, name) {
        if (name === 'reportError') return (error: GraphQLError) => target.reportError(coded(error, 'BAD_USER_INPUT'));
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }) satisfies ValidationContext,
  );

function validate(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[] = specifiedRules,
): readonly GraphQLError[] {
  const ours = rules.map((rule) => (rule === ValuesOfCorrectTypeRule ? valuesRule : rule));
  try {
    return standardValidate(schema, document, ours).map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
  } catch (failure) {
    // The rules that count depth, aliases and directives throw.
    const refusal = failure instanceof GraphQLError ? limitRefusal(failure) : null;
    if (refusal !== null) return [refusal];
    throw failure;
  }
}

/**
 * Gives every error a code: GRAPHQL_PARSE_FAILED, GRAPHQL_VALIDATION_FAILED, LIMIT_EXCEEDED for a document that is too large
 * in some way, BAD_USER_INPUT for a value of a wrong type, whether it stands in the document or in the variables, and
 * FORBIDDEN for a request as any page may send it unasked.
 */
export function errorCodes(): Plugin {
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        // The parser calls itself for every level, until the stack ends.
        const failure = result instanceof RangeError ? new GraphQLError('The document is nested too deeply.') : result;
        if (failure instanceof GraphQLError)
          replaceParseResult(limitRefusal(failure) ?? coded(failure, 'GRAPHQL_PARSE_FAILED'));
      },
    onValidate: ({ setValidationFn }) => setValidationFn(validate),
    onResultProcess({ result, setResult }) {
      if (!('errors' in result) || result.errors === undefined) return;
      setResult({ ...result, errors: result.errors.map(withStatusCode) });
    },
    onExecute: () => ({
      onExecuteDone: ({ result, setResult }) => {
        if (!(Symbol.asyncIterator in result)) setResult(withCodes(result));
      },
    }),
  };
}

/** A result whose errors about variables carry BAD_USER_INPUT; they have no path, as nothing was executed. */
export function withCodes(result: ExecutionResult): ExecutionResult {
  if (result.errors === undefined || result.data !== undefined) return result;
  const errors = result.errors.map((error) =>
    error.path === undefined && error.message.startsWith('Variable "$') ? coded(error, 'BAD_USER_INPUT') : error,
  );
  return { ...result, errors };
}

function withStatusCode(error: GraphQLError): GraphQLError {
  const refusal = limitRefusal(error);
  if (refusal !== null) return refusal;
  const http = error.extensions['http'];
  const isForbidden = typeof http === 'object' && http !== null && 'status' in http && http.status === 403;
  return isForbidden ? coded(error, 'FORBIDDEN') : error;
}

function coded(error: GraphQLError, code: string): GraphQLError {
  if (error.extensions['code'] !== undefined) return error;
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(error.message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    originalError: originalError ?? null,
    extensions: { ...extensions, code },
  });
}
