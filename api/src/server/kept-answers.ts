import { execute, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { surroundingsOf } from '../store/reading/surroundings.ts';
import { knownSurroundings } from './known-surroundings.ts';
import { questions, type Question } from './kept-question.ts';
import { KEPT_ANSWERS } from './limits.ts';
import type { RequestContext } from './request-context.ts';
import { laidInto, written, writtenAnswer, type WrittenData } from './written-answer.ts';

/** Two plugins: what answers from what is kept, and, where a query is read at one moment, what keeps the answer. */
export interface KeptAnswers {
  readonly answering: Plugin;
  readonly keeping: Plugin;
}

type Execute = (args: ExecutionArgs) => unknown;

/** What was answered when a tournament and what is about it stood so. */
interface Kept {
  readonly surroundings: string;
  readonly data: WrittenData;
}

/**
 * Keeps the text of what is asked of one tournament, such as a crosstable, as long as the tournament, its series and their players stay as
 * they are; which is asked of the database unless it is known to stand still, so that what another server has written counts at once. Only
 * queries whose fields are all said to last, by HTTP; none that has asked for the time. What is kept is what nobody in particular is told;
 * who is signed in has what is about himself worked out and laid into it. Who asks for what is being worked out waits for it.
 */
export function keptAnswers(schema: GraphQLSchema): KeptAnswers {
  // By question: a later answer takes the place of an earlier one.
  const answers = new LRUCache<string, Kept>({
    maxSize: KEPT_ANSWERS,
    sizeCalculation: ({ data: { text } }) => text.length * 2,
  });
  const questionOf = questions(schema);
  const underWay = new Map<string, Promise<unknown>>();
  const surroundingsNow = knownSurroundings();

  /** The answer that was kept when all stood so. */
  function keptAt(surroundings: string, key: string): WrittenData | null {
    const kept = answers.get(key);
    return kept?.surroundings === surroundings ? kept.data : null;
  }

  /** What all are told, from what is kept or as it is worked out now; or the answer itself, where it has errors. */
  async function sharedPart(
    { tournament, key, shared }: Question,
    given: ExecutionArgs,
    executeShared: Execute,
  ): Promise<WrittenData | ExecutionResult> {
    const { app, ...context } = given.contextValue as RequestContext;
    const surroundings = await surroundingsOf(app.db.prisma, tournament);
    const known = keptAt(surroundings, key);
    if (known !== null) return known;
    let isTimed = false;
    const now = () => {
      isTimed = true;
      return app.now();
    };
    const contextValue = { ...context, app: { ...app, now, actor: { kind: 'anonymous' } } };
    const result = (await executeShared({ ...given, document: shared, contextValue })) as ExecutionResult;
    if (result.errors !== undefined || result.data == null) return result;
    const data = written(result.data);
    if (!isTimed) answers.set(key, { surroundings, data });
    return data;
  }

  return {
    answering: {
      onExecute({ args, executeFn, setExecuteFn }) {
        const question = questionOf(args);
        if (question === null) return;
        const { tournament, key, own } = question;
        setExecuteFn(async (given: ExecutionArgs) => {
          const { app } = given.contextValue as RequestContext;
          const kept = async (): Promise<WrittenData | null> => keptAt(await surroundingsNow(app.db, tournament), key);
          const answered = (data: WrittenData) => (own === null ? writtenAnswer(data) : executeFn(given));
          const known = await kept();
          if (known !== null) return answered(known);
          const other = underWay.get(key);
          if (other !== undefined) {
            await other;
            const meanwhile = await kept();
            if (meanwhile !== null) return answered(meanwhile);
          }
          const working = Promise.resolve(executeFn(given));
          const ended = working.catch(() => {});
          underWay.set(key, ended);
          void ended.then(() => {
            if (underWay.get(key) === ended) underWay.delete(key);
          });
          return working;
        });
      },
    },
    keeping: {
      onExecute({ args, executeFn, setExecuteFn }) {
        const question = questionOf(args);
        if (question === null) return;
        const { shared, own } = question;
        const { document } = args as ExecutionArgs;
        // What executes operations may have been made for this document, and not for a part of it.
        const executeShared: Execute = shared === document ? executeFn : execute;
        setExecuteFn(async (given: ExecutionArgs) => {
          const data = await sharedPart(question, given, executeShared);
          if (!('text' in data)) return own === null ? data : executeFn(given);
          if (own === null) return writtenAnswer(data);
          const result = await execute({ ...given, document: own });
          if (result.errors !== undefined || result.data == null) return executeFn(given);
          return writtenAnswer(laidInto(data, written(result.data)));
        });
      },
    },
  };
}
