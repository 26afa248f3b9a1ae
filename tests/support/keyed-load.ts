import { at, textAt } from './answer.ts';
import type { ApiClient, TestPerson } from './api-client.ts';
import { done } from './api-tournament.ts';

/** Commands of a tournament that go on, each under a key of its own and repeated under it until it is acknowledged. */
export interface KeyedLoad {
  /** Ends when so many further commands have been acknowledged. */
  more(count: number): Promise<void>;
  /** Ends when a command has been refused because the database did not answer, or was not answered at all. */
  refused(): Promise<void>;
  /** Lets what is under way be acknowledged, and answers how many commands were. */
  stop(): Promise<number>;
  /** What was answered that is neither a success nor UNAVAILABLE. */
  readonly surprises: readonly string[];
}

const CHANGE = `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) {
  __typename ... on CommandError { code message } } }`;

/** Begins, with so many commands under way at once. */
export function keyedLoad(api: ApiClient, director: TestPerson, tournamentId: string, workers: number): KeyedLoad {
  let begun = 0;
  let acknowledged = 0;
  let isStopped = false;
  const surprises: string[] = [];
  const waiting = new Set<() => void>();
  const refusals: Array<() => void> = [];

  async function change(key: string): Promise<void> {
    const input = { tournamentId, name: `Kombe ${key}`, idempotencyKey: key };
    for (;;) {
      const answer = await api.ask(CHANGE, { input }, director).catch(() => null);
      if (at(answer, 'data.updateTournament.__typename') === 'TournamentSuccess') return;
      if (answer !== null && at(answer, 'errors.0.extensions.code') !== 'UNAVAILABLE')
        surprises.push(JSON.stringify(answer));
      for (const told of refusals.splice(0)) told();
      if (surprises.length > 0) return;
    }
  }

  async function work(): Promise<void> {
    while (!isStopped && surprises.length === 0) {
      begun += 1;
      await change(`k${begun}`);
      acknowledged += 1;
      for (const look of waiting) look();
    }
  }

  const working = Promise.all(Array.from({ length: workers }, work));
  return {
    more(count) {
      const enough = acknowledged + count;
      return new Promise((resolve) => {
        const look = (): void => {
          if (acknowledged < enough && surprises.length === 0) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
    },
    refused: () => new Promise((resolve) => void refusals.push(resolve)),
    async stop() {
      isStopped = true;
      await working;
      return acknowledged;
    },
    surprises,
  };
}

/** A tournament that its director goes on to change. */
export async function draftTournament(api: ApiClient, director: TestPerson): Promise<string> {
  const ask = (query: string, variables: Record<string, unknown>) => api.ask(query, variables, director);
  const made = '... on CreateTournamentSuccess { tournament { id } }';
  const input = { name: 'Kombe', game: 'BAO', format: 'ROUND_ROBIN' };
  return textAt(await done(ask, 'createTournament', input, made), 'tournament.id');
}
