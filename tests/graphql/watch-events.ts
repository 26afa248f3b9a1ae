import { createSourceEventStream, execute, parse, type ExecutionResult } from 'graphql';
import type { AppContext } from '../../api/src/application/context.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { asSent, type Api, type Variables } from './ask.ts';

/** What is watched: a subscription as the schema itself executes it, in a context that has read nothing for each event. */
export interface Watched {
  readonly api: Api;
  readonly who: AppContext;
  readonly source: string;
  readonly variables?: Variables;
}

/** The answers of a subscription as they come; one alone, with its errors, when it is refused. */
export async function* answersOf({ api, who, source, variables = {} }: Watched): AsyncGenerator<ExecutionResult> {
  const operation = () => ({
    schema,
    document: parse(source),
    variableValues: variables,
    contextValue: { ...asSent(who), feed: api.feed },
  });
  const stream = await createSourceEventStream(operation());
  if (!(Symbol.asyncIterator in stream)) return yield stream;
  for await (const rootValue of stream) yield await execute({ ...operation(), rootValue });
}

/** The first `count` answers of a subscription; one alone, with its errors, when it is refused. */
export async function watchAnswers(watched: Watched, count: number): Promise<readonly ExecutionResult[]> {
  const answers: ExecutionResult[] = [];
  for await (const answer of answersOf(watched)) {
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
