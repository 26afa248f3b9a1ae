import { textAt } from './answer.ts';
import type { ApiClient, TestPerson } from './api-client.ts';
import { give } from './given-command.ts';

/** A bot of somebody, with the token by which its program acts. */
export interface TestBot {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** Makes a bot by the command that everybody uses. */
export async function makeBot(server: ApiClient, owner: TestPerson, name: string): Promise<TestBot> {
  const made = await give(server, owner, 'createBot', { name }, '... on CreateBotSuccess { token bot { id } }');
  return { id: textAt(made, 'bot.id'), name, token: textAt(made, 'token') };
}
