import { expect } from 'vitest';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { nameAt } from '../support/api-tournament.ts';
import type { Mailbox } from '../support/mailbox.ts';
import type { Follower, PersistentClient } from '../support/persistent-client.ts';

const CUP = `query ($id: ID!) { tournament(id: $id) { status version gamesDecided
  entries(first: 20) { nodes { player { name } } } games(first: 100) { nodes { id seats { seat player { name } } ... on ReportedGame { recordedMoves } } } } }`;
/** The moves of a record that is imported. */
const RECORDED = ['A6<*', 'a5>'];
const EVENTS = `subscription ($id: ID!, $after: Int) { tournamentEvents(tournamentId: $id, after: $after) { __typename topic version } }`;

interface Cup {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  /** The game of which a record was imported. */
  readonly recordedId: string;
  /** How many of its games were reported. */
  readonly reported: number;
  readonly watch: Follower;
}

/** Tournaments that a director makes from pasted lines, starts and reports while servers come and go. */
export interface Cups {
  /** One more, of the players and two who have no account: made, entered, started; some results reported, others pasted, and a record imported. */
  hold(): Promise<void>;
  /**
   * That each is there with everything that was acknowledged, once; that who has watched it has missed nothing; and that each player has been
   * sent the letter of each start, one that came twice being told by its Message-ID.
   */
  expectNothingLost(): Promise<void>;
  stop(): void;
}

/** Cups of these players by this director; their letters come to this mailbox. */
export function cups(
  client: PersistentClient,
  director: TestPerson,
  players: readonly TestPerson[],
  mailbox: Mailbox,
): Cups {
  const held: Cup[] = [];

  async function lettersOf({ name }: Cup, email: string): Promise<ReadonlySet<string | undefined>> {
    const ids = (): ReadonlySet<string | undefined> =>
      new Set(
        mailbox
          .to(email)
          .filter(({ subject }) => subject === `${name} has started`)
          .map(({ messageId }) => messageId),
      );
    while (ids().size === 0) await mailbox.until(mailbox.received.length + 1);
    return ids();
  }

  return {
    async hold() {
      const number = held.length + 1;
      const name = `Kombe ${number}`;
      const guests = [`Dua ${number}`, `Ela ${number}`];
      const input = { name, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE', timeControl: null };
      const made = await client.give(
        director,
        'createTournament',
        input,
        '... on CreateTournamentSuccess { tournament { id } }',
      );
      const tournamentId = textAt(made, 'tournament.id');
      const watch = client.follow('tournamentEvents', EVENTS, tournamentId);
      const step = (mutation: string, more: object = {}) => client.give(director, mutation, { tournamentId, ...more });
      await step('openRegistration');
      await Promise.all(players.map((player) => client.give(player, 'enterTournament', { tournamentId })));
      await step('importRegistrations', { text: guests.join('\n') });
      await step('closeRegistration');
      await step('startTournament');
      const games = listAt(at(await client.data(CUP, { id: tournamentId }), 'tournament.games.nodes'));
      const between = (game: unknown): readonly string[] => [nameAt(game, 'FIRST'), nameAt(game, 'SECOND')];
      const pasted = games.filter((game) => between(game).every((one) => guests.includes(one)));
      const [other, recorded] = games.filter((game) => !pasted.includes(game));
      const head = `${nameAt(recorded, 'FIRST').toUpperCase()} - ${nameAt(recorded, 'SECOND').toLowerCase()}`;
      await Promise.all([
        step('reportResult', { results: [{ gameId: at(other, 'id'), winner: 'FIRST' }] }),
        step('importResults', { text: `${guests.join(',')},${'+'.repeat(pasted.length)}` }),
        step('importRecords', { text: `${head}\n1: ${RECORDED.join(' ')};\n` }),
      ]);
      const names = [...guests, ...players.map((player) => player.name)];
      const recordedId = textAt(recorded, 'id');
      held.push({ id: tournamentId, name, names, recordedId, reported: 1 + pasted.length, watch });
    },
    async expectNothingLost() {
      for (const cup of held) {
        const { tournament } = await client.data(CUP, { id: cup.id });
        expect(tournament).toMatchObject({ status: 'RUNNING', gamesDecided: cup.reported });
        expect(new Set(listAt(at(tournament, 'entries.nodes.*.player.name')))).toEqual(new Set(cup.names));
        expect(listAt(tournament, 'entries.nodes')).toHaveLength(cup.names.length);
        const recorded = listAt(tournament, 'games.nodes').find(({ id }) => id === cup.recordedId);
        expect(recorded).toMatchObject({ recordedMoves: RECORDED });
        await cup.watch.upTo(numberAt(tournament, 'version'));
        for (const { email } of players) expect((await lettersOf(cup, email)).size).toBe(1);
      }
    },
    stop: () => held.forEach(({ watch }) => watch.stop()),
  };
}
