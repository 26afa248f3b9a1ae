import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ExecutionArgs,
  type SelectionSetNode,
} from 'graphql';
import type { Instant } from '../../kernel/time.ts';
import { SECOND } from '../../kernel/time.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { RequestContext } from '../request-context.ts';
import type { SharedCounts } from './shared-counts.ts';

/** How fast bots may act. */
export interface BotPace {
  /** Counts the commands that a bot gives by an operation; answers why it may not now, null: it may, or is no bot. */
  charge(args: ExecutionArgs): GraphQLError | null;
}

/** Lets every bot give so many commands a minute, which come back evenly. */
export function createBotPace(now: () => Instant, commands: number, shared: SharedCounts): BotPace {
  const limit = shared.limit('bot', createRateLimit(now, commands));
  return {
    charge(args) {
      const { app, commander } = args.contextValue as RequestContext;
      const actor = commander ?? app.actor;
      if (actor.kind !== 'bot') return null;
      const number = commandsIn(args);
      if (number === 0 || limit.take(actor.playerId, number)) return null;
      const left = Math.floor(limit.left(actor.playerId));
      const retryAfter = Math.ceil(limit.wait(actor.playerId, number) / SECOND);
      return new GraphQLError(
        `A bot gives ${commands} commands a minute at most, and this one has ${left} left: come again in ${retryAfter} s.`,
        {
          extensions: {
            code: 'RATE_LIMITED',
            rule: 'commands of a bot',
            number,
            left,
            maximum: commands,
            retryAfter,
            http: { status: 429, headers: { 'Retry-After': String(retryAfter) } },
          },
        },
      );
    },
  };
}

/** How many commands an operation gives: the fields of a mutation. */
function commandsIn({ document, operationName }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return 0;
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION ? sum + count(fragment.selectionSet) : sum;
    }, 0);
  return count(operation.selectionSet);
}
