import type { Fields } from './answer.ts';
import type { ApiClient, TestPerson } from './api-client.ts';
import { mutationOf } from './mutation.ts';

/** Gives a command and answers its payload, a refusal too. */
export async function give(
  server: ApiClient,
  who: Pick<TestPerson, 'token'>,
  mutation: string,
  input: Fields,
  fields = '',
): Promise<Fields> {
  const document = mutationOf(mutation, `__typename ... on CommandError { code message } ${fields}`);
  return (await server.data(document, { input }, who))[mutation] as Fields;
}
