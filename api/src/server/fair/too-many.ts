import { GraphQLError } from 'graphql';

/** What somebody would have too much of. */
interface TooMany {
  readonly code: 'TOO_MANY_OPERATIONS' | 'TOO_MANY_STREAMS' | 'TOO_MANY_REQUESTS' | 'TOO_MANY_WATCHED';
  /** How many it would be with this one. */
  readonly number: number;
  readonly maximum: number;
  /** Who has them and what they are: `This connection has {number} operations under way`. */
  readonly has: string;
  /** What to do: `end one first`. */
  readonly advice: string;
  /** Seconds, where waiting may help. */
  readonly retryAfter?: number;
}

/** The refusal of one too many, with its code, the rule, the number and the maximum in its extensions. */
export function tooMany({ code, number, maximum, has, advice, retryAfter }: TooMany): GraphQLError {
  const text = `${has.replace('{number}', String(number))}, of at most ${maximum}: ${advice}.`;
  const wait = retryAfter === undefined ? {} : { retryAfter };
  return new GraphQLError(text, {
    extensions: { code, rule: code.slice('TOO_MANY_'.length).toLowerCase(), number, maximum, ...wait },
  });
}
