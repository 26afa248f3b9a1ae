import type { Attacker } from '../attacker.ts';
import { dearQuery } from '../documents.ts';
import { operation } from '../from-address.ts';

const AT_ONCE = 20;
const TOKENS = 3;
const SANDBOX_OWNERS = 4;
const REFUSAL = '... on CommandError { code message }';

/** Asks for the dearest queries as somebody who is signed in. */
export async function signedIn(one: Attacker): Promise<void> {
  const token = await one.signUp();
  one.again(AT_ONCE, () => one.send(operation(dearQuery(one.next(), one), { token })));
}

/** Asks for the dearest queries by several tokens of one account. */
export async function byTokens(one: Attacker): Promise<void> {
  const owner = await one.signUp();
  const tokens: string[] = [];
  for (let made = 0; made < TOKENS; made += 1) tokens.push(await tokenOf(one, owner, { verbs: ['READ'] }));
  one.again(AT_ONCE, async () => {
    const number = one.next();
    const token = tokens[number % TOKENS] ?? owner;
    await one.send(operation(dearQuery(number, one), { token }));
  });
}

/** Makes tokens and bots, more than an account may have. */
export async function having(one: Attacker): Promise<void> {
  const token = await one.signUp();
  one.again(AT_ONCE, async () => {
    const name = `Chombo ${one.next()}`;
    await give(one, 'createToken', { name, verbs: ['READ'] }, token);
    await give(one, 'createBot', { name }, token);
  });
}

/** Gives commands as a bot, far faster than one may. */
export async function asBot(one: Attacker): Promise<void> {
  const owner = await one.signUp();
  const made = await give(one, 'createBot', { name: 'Roboti' }, owner, '... on CreateBotSuccess { token }');
  const token = textIn(made, 'token');
  one.again(AT_ONCE, () =>
    give(one, 'playMove', { gameId: one.games[one.next() % one.games.length], ply: 0, move: 'd4' }, token),
  );
}

/** Makes sandboxes and throws them away as several people, each one more than he may have. */
export async function forking(one: Attacker): Promise<void> {
  for (let each = 0; each < SANDBOX_OWNERS; each += 1) {
    const token = await one.signUp();
    const tournamentId = one.tournaments[each % one.tournaments.length];
    const fork = () => give(one, 'forkTournament', { tournamentId }, token, '... on SandboxSuccess { sandbox { id } }');
    one.again(1, async () => {
      const made = await fork();
      await fork();
      if (made.includes('"sandbox":')) await give(one, 'deleteSandbox', { sandboxId: textIn(made, 'id') }, token);
    });
  }
}

async function give(one: Attacker, mutation: string, input: object, token: string, fields = ''): Promise<string> {
  const type = `${mutation.slice(0, 1).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ${REFUSAL} ${fields} } }`;
  return (await one.send(operation(query, { variables: { input }, token }))).text;
}

async function tokenOf(one: Attacker, owner: string, input: object): Promise<string> {
  const wanted = { name: `Programu ${one.next()}`, ...input };
  return textIn(await give(one, 'createToken', wanted, owner, '... on CreateTokenSuccess { token }'), 'token');
}

function textIn(answer: string, field: string): string {
  const found = new RegExp(`"${field}":"([^"]+)"`).exec(answer)?.[1];
  if (found === undefined) throw new Error(`There is no ${field} in ${answer.slice(0, 300)}`);
  return found;
}
