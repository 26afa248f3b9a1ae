import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema, ValueNode } from 'graphql';
import { valueFromASTUntyped } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { TOURNAMENT_NAMES, idNamed } from '../graphql/global-id.ts';
import { lastingTournament } from '../graphql/lasting.ts';
import type { TournamentId } from '../kernel/ids.ts';
import { surroundingsOf } from '../store/reading/surroundings.ts';
import { KEPT_ANSWERS } from './limits.ts';
import type { RequestContext } from './request-context.ts';
import { written, writtenAnswer, type WrittenData } from './written-answer.ts';

/** What nobody in particular asks of one tournament, and that lasts. */
interface Question {
  readonly tournament: TournamentId;
  /** Equal for the same document, variables and language only. */
  readonly key: string;
}

/** Two plugins: what answers from what is kept, and, where a query is read at one moment, what keeps the answer. */
export interface KeptAnswers {
  readonly answering: Plugin;
  readonly keeping: Plugin;
}

/**
 * Keeps the text of what nobody in particular asks of one tournament, such as a crosstable, as long as the tournament, its series and their
 * players stay as they are; which is asked of the database each time, so that what another server has written counts at once. Only queries
 * whose fields are all said to last, by HTTP; none that has asked for the time. Who asks for what is being worked out waits for it.
 */
export function keptAnswers(schema: GraphQLSchema): KeptAnswers {
  const texts = new LRUCache<string, WrittenData>({
    maxSize: KEPT_ANSWERS,
    sizeCalculation: ({ text }) => text.length * 2,
  });
  const questionOf = questions(schema);
  const underWay = new Map<string, Promise<unknown>>();

  return {
    answering: {
      onExecute({ args, executeFn, setExecuteFn }) {
        const question = questionOf(args);
        if (question === null) return;
        setExecuteFn(async (given: ExecutionArgs) => {
          const { app } = given.contextValue as RequestContext;
          const kept = async (): Promise<ExecutionResult | null> => {
            const data = texts.get(`${await surroundingsOf(app.db.prisma, question.tournament)} ${question.key}`);
            return data === undefined ? null : writtenAnswer(data);
          };
          const known = await kept();
          if (known !== null) return known;
          const other = underWay.get(question.key);
          if (other !== undefined) {
            await other;
            const meanwhile = await kept();
            if (meanwhile !== null) return meanwhile;
          }
          const own = Promise.resolve(executeFn(given));
          const ended = own.catch(() => {});
          underWay.set(question.key, ended);
          void ended.then(() => {
            if (underWay.get(question.key) === ended) underWay.delete(question.key);
          });
          return own;
        });
      },
    },
    keeping: {
      onExecute({ args, executeFn, setExecuteFn }) {
        const question = questionOf(args);
        if (question === null) return;
        setExecuteFn(async (given: ExecutionArgs) => {
          const context = given.contextValue as RequestContext;
          const surroundings = await surroundingsOf(context.app.db.prisma, question.tournament);
          let isTimed = false;
          const now = () => {
            isTimed = true;
            return context.app.now();
          };
          const contextValue = { ...context, app: { ...context.app, now } };
          const result = (await executeFn({ ...given, contextValue })) as ExecutionResult;
          if (isTimed || result.errors !== undefined || result.data == null) return result;
          const data = written(result.data);
          texts.set(`${surroundings} ${question.key}`, data);
          return { ...result, ...writtenAnswer(data) };
        });
      },
    },
  };
}

/** Reads documents once each, and answers what an operation asks that may be kept; null: nothing may. */
function questions(schema: GraphQLSchema): (args: ExecutionArgs) => Question | null {
  const known = new WeakMap<DocumentNode, { readonly name: number; readonly tournament: ValueNode | null }>();
  let count = 0;
  return ({ document, contextValue, variableValues }) => {
    const { app, commander, locale, request } = contextValue as RequestContext & { readonly request?: Request };
    if (request === undefined || (commander ?? app.actor).kind !== 'anonymous' || app.actor.kind !== 'anonymous')
      return null;
    const read = known.get(document) ?? { name: (count += 1), tournament: lastingTournament(schema, document) };
    known.set(document, read);
    if (read.tournament === null) return null;
    const variables = variableValues ?? {};
    const id: unknown = valueFromASTUntyped(read.tournament, variables);
    const tournament = idNamed<TournamentId>(String(id), TOURNAMENT_NAMES);
    return { tournament, key: JSON.stringify([read.name, locale, variables]) };
  };
}
