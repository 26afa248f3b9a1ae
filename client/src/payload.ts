import { Refused } from './refusal.ts';

/** The member of a payload that says what was done. */
export type Success<Payload> = Extract<Payload, { readonly __typename: `${string}Success` }>;

/** Whether a command was done; if not, the payload is a `CommandError` with its code, and nothing was changed. */
export function isDone<Payload extends { readonly __typename: string }>(payload: Payload): payload is Success<Payload> {
  return payload.__typename.endsWith('Success');
}

/** What a command has done. Throws `Refused` with the code of the refusal if it was not. */
export function done<Payload extends { readonly __typename: string }>(payload: Payload): Success<Payload> {
  if (isDone(payload)) return payload;
  const { code = '', message = payload.__typename } = payload as { readonly code?: string; readonly message?: string };
  throw new Refused(code, message);
}
