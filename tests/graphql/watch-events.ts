import { parse, subscribe, type ExecutionResult } from 'graphql';
import type { AppContext } from '../../api/src/application/context.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import type { Api, Variables } from './ask.ts';

/** What is watched: a subscription as the schema itself executes it. */
export interface Watched {
  readonly api: Api;
  readonly who: AppContext;
  readonly source: string;
  readonly variables?: Variables;
}

/** The first `count` answers of a subscription; one alone, with its errors, when it is refused. */
export async function watchAnswers(watched: Watched, count: number): Promise<readonly ExecutionResult[]> {
  const { api, who, source, variables = {} } = watched;
  const contextValue = { app: who, feed: api.feed };
  const stream = await subscribe({ schema, document: parse(source), variableValues: variables, contextValue });
  if (!(Symbol.asyncIterator in stream)) return [stream];
  const answers: ExecutionResult[] = [];
  for await (const answer of stream) {
    answers.push(answer);
    if (answers.length === count) break;
  }
  return answers;
}

/** The data of the first `count` events, none of which may have errors. */
export async function watchEvents<Data>(watched: Watched, count: number): Promise<readonly Data[]> {
  const answers = await watchAnswers(watched, count);
  return answers.map(({ data, errors }) => {
    if (errors !== undefined) throw new Error(errors.map((error) => error.stack ?? error.message).join('\n'));
    return data as Data;
  });
}
