/** What a rule or a command answers: a value, or an error that is itself a value. Throwing is kept for bugs. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Err<Failure> {
  readonly ok: false;
  readonly error: Failure;
}

/** Wraps a value as a success. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/** Wraps a refusal as a failure. */
export function err<Failure>(error: Failure): Err<Failure> {
  return { ok: false, error };
}
