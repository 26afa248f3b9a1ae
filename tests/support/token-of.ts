import { textAt } from './answer.ts';
import type { ApiClient, TestPerson } from './api-client.ts';

const CREATE = `mutation ($input: CreateTokenInput!) { createToken(input: $input) {
  ... on CreateTokenSuccess { token } ... on CommandError { code message } } }`;

/** A new token of a person, which may do this. */
export async function tokenOf(server: ApiClient, person: TestPerson, ...verbs: readonly string[]): Promise<string> {
  const input = { name: `A program of ${person.name}`, verbs };
  return textAt(await server.data(CREATE, { input }, person), 'createToken.token');
}
