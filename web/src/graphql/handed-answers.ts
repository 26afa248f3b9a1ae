import { makeResult, type Exchange, type ExecutionResult, type Operation } from '@urql/vue';
import { filter, map, merge, pipe, share } from 'wonka';

/** Answers that came with a page, by the keys of their questions. */
export type HandedAnswers = Map<number, ExecutionResult>;

/** Answers each question once from what was handed over; what is not there, and what is asked again, goes on. */
export const handedAnswers =
  (answers: HandedAnswers): Exchange =>
  ({ forward }) => {
    const take = ({ kind, key }: Operation): ExecutionResult | undefined => {
      const answer = kind === 'query' ? answers.get(key) : undefined;
      answers.delete(key);
      return answer;
    };
    return (operations) => {
      const questions = pipe(
        operations,
        map((operation) => ({ operation, answer: take(operation) })),
        share,
      );
      return merge([
        pipe(
          questions,
          filter(({ answer }) => answer !== undefined),
          map(({ operation, answer }) => makeResult(operation, answer ?? {})),
        ),
        pipe(
          questions,
          filter(({ answer }) => answer === undefined),
          map(({ operation }) => operation),
          forward,
        ),
      ]);
    };
  };
