import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';

/** The most rows that Pothos reads by themselves for one answer, beside those that it reads together. */
const MOST = 1_000;

/**
 * Counts the rows of one answer that Pothos reads once more, since what was asked of them could not be read with them: one list of theirs
 * is asked for twice with other arguments, or they did not come by it. Whoever asks so is answered, up to a bound, and Prisma sends one
 * statement for all that are read in one turn; no page of ours asks so, and tests throw at the first.
 */
export function rereadsOf({ onReread }: Pick<Context, 'onReread'>): (model: string) => void {
  let count = 0;
  return (model) => {
    count += 1;
    onReread?.(model);
    if (count <= MOST) return;
    throw new GraphQLError(
      'The operation asks for the lists of too many things twice; ask for them one after the other.',
      {
        extensions: { code: 'OPERATION_TOO_COMPLEX' },
      },
    );
  };
}
