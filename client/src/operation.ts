/**
 * The text of an operation, with the types of its answer and its variables. A plain string will do, of unknown types, and so does
 * what generators of code write as a typed document string.
 */
export interface Operation<Data = unknown, Variables = Record<string, unknown>> {
  toString(): string;
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}

/** What the one field of an operation answers. */
export type Answered<Data> = Data extends object ? Data[keyof Data] : unknown;

/** The `input` of a mutation. */
export type InputOf<Variables> = Variables extends { readonly input: infer Input } ? Input : Record<string, unknown>;

/** The value of the one field of an answer. */
export function onlyField<Data>(data: Data): Answered<Data> {
  const [value] = Object.values(data as object) as Array<Answered<Data>>;
  if (value === undefined) throw new TypeError('The operation answers no field.');
  return value;
}
