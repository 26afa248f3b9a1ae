import type { AppContext } from '../../api/src/application/context.ts';
import { mutationOf } from '../support/mutation.ts';
import type { Answer, Api } from './ask.ts';

/** The member of its payload that a mutation answers: its type, a refusal’s code and message, and `fields`. */
export async function mutate(api: Api, who: AppContext, name: string, input: object, fields = ''): Promise<Answer> {
  const source = mutationOf(name, `__typename ... on CommandError { message code } ${fields}`);
  return (await api.data<Record<string, Answer>>(who, source, { input }))[name] ?? {};
}
