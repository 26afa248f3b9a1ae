import { stringifyDocument, type Client, type ExecutionResult, type Operation } from '@urql/vue';
import { createDrawingClient } from './drawing-client.ts';

/** One question of what is drawn. */
export interface Asked {
  readonly query: string;
  readonly variables: unknown;
}

/** Answers a question as the API does. */
export type Ask = (asked: Asked) => Promise<ExecutionResult>;

/** What was drawn, and what was asked for it. */
interface Answered<Drawn> {
  readonly drawn: Drawn;
  readonly answers: ReadonlyMap<number, ExecutionResult>;
  /** The subscriptions by which a browser would follow it. */
  readonly followed: readonly Operation[];
}

/** So often a thing is drawn at most: what one drawing asks is known to the next, and lets it ask for more. */
const MOST_TIMES = 6;

/**
 * Draws once more as long as a drawing asks what was not asked yet; each drawing is made of nothing but what was answered, so that a
 * browser which has the answers draws the same. Rejects where a question has no answer. Null: `once` has drawn nothing.
 */
export async function drawnAnswered<Drawn>(
  address: string,
  ask: Ask,
  once: (client: Client) => Promise<Drawn | null>,
): Promise<Answered<Drawn> | null> {
  const answers = new Map<number, ExecutionResult>();
  for (let times = 1; ; times += 1) {
    const questions = new Map<number, Operation>();
    const followed = new Map<number, Operation>();
    const client = createDrawingClient({
      answerTo: (key) => answers.get(key),
      note: (question) => void questions.set(question.key, question),
      follow: (subscription) => void followed.set(subscription.key, subscription),
    });
    const drawn = await once(client);
    if (drawn === null) return null;
    if (questions.size === 0 || times === MOST_TIMES) return { drawn, answers, followed: [...followed.values()] };
    await Promise.all(
      [...questions.values()].map(async ({ key, query, variables }) => {
        const answer = await ask({ query: stringifyDocument(query), variables });
        if (answer.data == null) throw new Error(`A question of ${address} has no answer`, { cause: answer.errors });
        answers.set(key, answer);
      }),
    );
  }
}
