import { afterAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { at, listAt } from '../support/answer.ts';
import { must, USUAL_TOURNAMENT } from '../support/world.ts';
import type { Answer } from './ask.ts';
import { openReadScene } from './read-scene.ts';

const scene = await openReadScene();
const { world, api, running, gameId, game, tournament } = scene;
afterAll(() => scene.close());

describe('a tournament', () => {
  const TABLE = `query ($id: ID!, $asOf: DateTime) { tournament(id: $id) { version gamesTotal gamesDecided
    lastStageStandings(asOf: $asOf) { rank points played entry { player { name } } }
    groups { crosstable(asOf: $asOf) { provisional rows { standing { rank entry { player { name } } }
      cells { opponent { player { name } } games { number mark how overridden game { id } } } } } }
    rulings { nodes { reason text replaces by { name } game { id } } }
    log(last: 5) { edges { node { kind text version game { id } } } } } }`;

  test('tells its schedule round by round, or that of one round', async () => {
    const SCHEDULE = `query ($id: ID!, $round: Int) { tournament(id: $id) { groups {
      rounds(number: $round) { number pairings { id } } pairings(round: $round) { id round } } } }`;
    const schedule = async (round: number | null) =>
      at((await api.data(world.anonymous, SCHEDULE, { id: tournament, round })).tournament, 'groups.0') as Answer;
    const all = await schedule(null);
    const numbers = listAt(all, 'rounds').map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(1);
    for (const [index, number] of numbers.entries()) {
      expect(await schedule(Number(number))).toEqual({
        rounds: [at(all, `rounds.${index}`)],
        pairings: listAt(all, 'pairings').filter(({ round }) => round === number),
      });
    }
    expect(await schedule(99)).toEqual({ rounds: [], pairings: [] });
  });

  test('tells its table as it stands and as it stood, marks what a director has overruled, and logs it in words', async () => {
    const before = new Date(world.now()).toISOString();
    world.pass(HOUR);
    must(await adjudicate(running.director.context, { gameId, winner: 'first', reason: 'Agreed by both.' }));
    world.pass(HOUR);
    const between = new Date(world.now()).toISOString();
    world.pass(HOUR);
    must(
      await adjudicate(running.director.context, { gameId, winner: 'second', reason: 'I had read the names wrongly.' }),
    );
    const now = (await api.data(world.anonymous, TABLE, { id: tournament })).tournament;
    const then = (await api.data(world.anonymous, TABLE, { id: tournament, asOf: between })).tournament;
    const first = (await api.data(world.anonymous, TABLE, { id: tournament, asOf: before })).tournament;
    const points = (table: unknown) => at(table, 'lastStageStandings.*.points');
    expect([points(now), points(then), points(first)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    expect(at(now, 'lastStageStandings.0.entry.player.name')).not.toBe(
      at(then, 'lastStageStandings.0.entry.player.name'),
    );
    const marks = (table: unknown) =>
      listAt(table, 'groups.0.crosstable.rows').flatMap(({ cells }) =>
        listAt(cells).flatMap(({ games }) =>
          listAt(games)
            .filter((sign) => at(sign.game, 'id') === game)
            .map(({ mark, how, overridden }) => ({ mark, how, overridden })),
        ),
      );
    expect(marks(now)).toEqual([
      { mark: 'WON', how: 'ADJUDICATED', overridden: true },
      { mark: 'LOST', how: 'ADJUDICATED', overridden: true },
    ]);
    expect(marks(then)).toContainEqual({ mark: 'WON', how: 'ADJUDICATED', overridden: false });
    expect(marks(first)).toEqual([
      { mark: 'RUNNING', how: null, overridden: false },
      { mark: 'RUNNING', how: null, overridden: false },
    ]);
    expect(at(now, 'groups.0.crosstable.provisional')).toBe(true);
    expect(now).toMatchObject({ gamesTotal: 6, gamesDecided: 1 });
    expect(
      listAt(now, 'rulings.nodes').map(({ reason, by, game: about }: Answer) => [
        reason,
        at(by, 'name'),
        at(about, 'id'),
      ]),
    ).toEqual([
      ['Agreed by both.', 'Director', game],
      ['I had read the names wrongly.', 'Director', game],
    ]);
    const lines = listAt(at(now, 'log.edges.*.node'));
    expect(lines.at(-1)?.version).toBe(at(now, 'version'));
    expect(lines.map(({ text }) => text).join('\n')).toContain('Ruling: ');
  });

  test('says its rules in words', async () => {
    const { tournament: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { tournament(id: $id) { minPlayers maxPlayers timeControl timeControlText rules { title text source } formatSettings { ... on RoundRobinSettings { preset } } gameSettings { ... on BaoSettings { variant } } } }`,
      { id: tournament },
    );
    expect(seen).toMatchObject({
      minPlayers: 3,
      maxPlayers: 34,
      formatSettings: { preset: 'FREE' },
      gameSettings: { variant: 'KISWAHILI' },
    });
    expect(seen).toMatchObject({
      timeControl: 'T=(3+1)<=7',
      timeControlText: '3 days each, plus 1 day a move, never above 7 days',
    });
    expect(at(seen, 'rules')).toContainEqual({
      title: 'Time control',
      text: '3 days each, plus 1 day a move, never above 7 days. Written T=(3+1)<=7.',
      source: 'Clocks 1.1, Clocks 1.2',
    });
    expect(listAt(seen, 'rules').map(({ title }) => title)).toEqual([
      'Game',
      'Format',
      'Games of a pair',
      'Points',
      'Equal points',
      'Withdrawal',
      'End of the tournament',
      'Players',
      'Sign-up',
      'Venue',
      'Time control',
      'Out of time',
      'Games lost on time',
      'Days off',
    ]);
  });

  test.each([
    ['KIBA', 'BAO', 'Time control', 'KIBA 7.1, Clocks 1.1, Clocks 1.2'],
    ['KUKSU', 'GO', 'Time control', 'Kuksu 6.1, Clocks 1.1, Clocks 1.2'],
    ['KNOCKOUT', 'BACKGAMMON', 'Time', 'Clocks 2.1, Knock-out 3.6'],
  ] as const)('of %s with its usual time cites its own rules for it', async (format, of, title, source) => {
    const input = { name: 'As usual', format, game: of };
    const { createTournament: made } = await api.data(
      running.director.context,
      `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { ... on CreateTournamentSuccess { tournament { rules { title text source } } } } }`,
      { input },
    );
    const rules = listAt(made, 'tournament.rules');
    expect(rules).toContainEqual(expect.objectContaining({ title, source }));
    const strangers = rules.filter((rule) => format !== 'KIBA' && JSON.stringify(rule.source).includes('KIBA'));
    expect(strangers).toEqual([]);
    if (format === 'KNOCKOUT')
      expect(rules[0]).toMatchObject({ text: expect.stringContaining('in matches to 10 points') });
  });

  test('that is a draft shows no table, and what keeps it from starting', async () => {
    const { tournamentId } = must(
      await createTournament(running.director.context, { ...USUAL_TOURNAMENT, settings: { preset: 'KIBA' } }),
    );
    const id = globalId('RoundRobinTournament', tournamentId);
    const QUERY = `query ($id: ID!) { tournament(id: $id) { status lastStageStandings { rank } stages { id } groups { id } winner { id } gamesTotal
      preflight { code blocking } viewerCanEnter viewerCanDirect viewerEntry { id } } }`;
    const drafted = (await api.data(running.director.context, QUERY, { id })).tournament;
    expect(drafted).toMatchObject({
      status: 'DRAFT',
      lastStageStandings: [],
      stages: [],
      groups: [],
      winner: null,
      gamesTotal: 0,
      viewerCanEnter: false,
      viewerCanDirect: true,
    });
    expect(listAt(drafted, 'preflight').some(({ blocking }) => blocking)).toBe(true);
    const stranger = (await api.data(world.anonymous, QUERY, { id })).tournament;
    expect(stranger).toMatchObject({ viewerCanDirect: false, viewerEntry: null });
  });
});
