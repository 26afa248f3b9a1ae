import type { AppContext } from '../../api/src/application/context.ts';
import type { Answer, Api } from './ask.ts';

/** What a mutation takes where its input is not called after it. */
const TAKES: Readonly<Record<string, string>> = {
  openRegistration: 'Tournament',
  closeRegistration: 'Tournament',
  endInvitations: 'Tournament',
  startTournament: 'Tournament',
  cancelTournament: 'Tournament',
  roll: 'BackgammonAct',
  double: 'BackgammonAct',
  take: 'BackgammonAct',
  drop: 'BackgammonAct',
};

/** The member of the union that a mutation of one input answers: its type, a refusal’s code and message, and `fields`. */
export async function mutate(api: Api, who: AppContext, name: string, input: object, fields = ''): Promise<Answer> {
  const type = `${TAKES[name] ?? name.charAt(0).toUpperCase() + name.slice(1)}Input`;
  const source = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on CommandError { message code } ${fields} } }`;
  return (await api.data<Record<string, Answer>>(who, source, { input }))[name] ?? {};
}
