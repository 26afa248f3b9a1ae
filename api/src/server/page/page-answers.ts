import type { IncomingMessage } from 'node:http';
import type { Fairness } from '../fair/fairness.ts';
import type { GraphQLServer } from '../graphql-server.ts';
import type { AnswerFor } from './drawing.ts';

/** What answers the questions of what is drawn, for nobody in particular, on account of who has asked for it. */
export type PageAnswers = (request: IncomingMessage, language: string) => AnswerFor;

/** Lets the API answer them, however long its asker waits. */
export function pageAnswers(graphql: GraphQLServer, fairness: Fairness): PageAnswers {
  return (request, language) => {
    const req = fairness.outlasting(request);
    return async (body) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language };
      const answer = await graphql.fetch('http://page/graphql', { method: 'POST', headers, body }, { req });
      return answer.text();
    };
  };
}
