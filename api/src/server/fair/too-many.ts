import { GraphQLError } from 'graphql';

/** What somebody would have too much of. */
interface TooMany {
  readonly code: 'TOO_MANY_OPERATIONS';
  /** How many it would be with this one. */
  readonly number: number;
  readonly maximum: number;
  /** Who has them and what they are: `This connection has {number} operations under way`. */
  readonly has: string;
  /** What to do: `end one first`. */
  readonly advice: string;
}

/** The refusal of one too many, with its code, the number and the maximum in its extensions. */
export function tooMany({ code, number, maximum, has, advice }: TooMany): GraphQLError {
  const text = `${has.replace('{number}', String(number))}, of at most ${maximum}: ${advice}.`;
  return new GraphQLError(text, { extensions: { code, number, maximum } });
}
