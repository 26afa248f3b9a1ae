import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 9_100);
  api = await openApi(world);
  director = await world.person('Director', 'DIRECTOR');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const run = (name: string, input: object, fields = '', who: Person = director): Promise<Answer> =>
  mutate(api, who.context, name, input, fields);

interface NewPlayer {
  readonly name: string;
  readonly country?: string;
  readonly elo?: number;
  readonly matches?: number;
}

async function open(newPlayers: readonly NewPlayer[], input: object = {}): Promise<string> {
  const made = await run(
    'createTournament',
    { name: 'Kombe', game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE', ...input },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await run('openRegistration', { tournamentId });
  await run('enterPlayers', { tournamentId, newPlayers });
  return tournamentId;
}

const start = async (tournamentId: string): Promise<void> => {
  const isOpen = (await read(tournamentId)).status === 'REGISTRATION';
  for (const step of isOpen ? ['closeRegistration', 'startTournament'] : ['startTournament']) {
    expect(await run(step, { tournamentId })).not.toHaveProperty('code');
  }
};

const FIELD = `query ($id: ID!) { tournament(id: $id) { status preflight { blocking }
  playerList { nodes { withdrawnAt elo matches country player { id name country } } }
  games(first: 100) { edges { node { id status result { how winner { player { name } } } } } }
  lastStageStandings { rank points entry { player { name } } } log(first: 100) { edges { node { text } } } } }`;
const read = async (id: string) => at(await api.data<Answer>(world.anonymous, FIELD, { id }), 'tournament') as Answer;
const listOf = async (id: string) => listAt(await read(id), 'playerList.nodes');
const idOf = async (id: string, name: string): Promise<string> =>
  textAt(
    (await listOf(id)).find((entry) => at(entry, 'player.name') === name),
    'player.id',
  );
const games = (tournament: Answer) => listAt(at(tournament, 'games.edges.*.node'));

describe('before the start', () => {
  test('a double is taken out, and a misspelt player corrected, each tried first', async () => {
    const id = await open([{ name: 'Oscar' }, { name: 'Oscar' }, { name: 'Kobbe', elo: 1500 }]);
    const oscar = await idOf(id, 'Oscar');
    expect(await run('leaveTournament', { tournamentId: id, playerId: oscar, dryRun: true })).toMatchObject({
      __typename: 'TournamentSuccess',
    });
    expect(await listOf(id)).toHaveLength(3);
    await run('leaveTournament', { tournamentId: id, playerId: oscar });
    const wrong = { tournamentId: id, playerId: await idOf(id, 'Kobbe') };
    const right = { ...wrong, name: 'Kobe', country: 'it', elo: 1808, matches: 12 };
    const tried = await run(
      'correctEntry',
      { ...right, dryRun: true },
      '... on CommandSuccess { effects { summary } }',
    );
    expect(at(tried, 'effects.summary')).toEqual(['What is noted of Kobe was corrected.']);
    await run('correctEntry', right);
    expect(await listOf(id)).toMatchObject([
      { elo: 1808, matches: 12, country: 'IT', player: { name: 'Kobe', country: 'IT' } },
      { player: { name: 'Oscar' } },
    ]);
  });

  test('who has an account keeps his name; his Elo is another in this tournament alone', async () => {
    const id = await open([{ name: 'Ana' }, { name: 'Ben' }]);
    const dede = await world.person('Dede');
    await run('enterTournament', { tournamentId: id }, '', dede);
    const of = { tournamentId: id, playerId: await idOf(id, 'Dede') };
    expect(await run('correctEntry', { ...of, name: 'Dada' })).toMatchObject({ __typename: 'Forbidden' });
    expect(await run('correctEntry', { ...of, matches: 3 })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await run('correctEntry', { ...of, elo: 1700 }, '', dede)).toMatchObject({ __typename: 'Forbidden' });
    await run('correctEntry', { ...of, elo: 1700 });
    const elsewhere = await open([{ name: 'Cem' }]);
    await run('enterTournament', { tournamentId: elsewhere }, '', dede);
    const eloIn = async (tournament: string) =>
      (await listOf(tournament)).find((entry) => at(entry, 'player.name') === 'Dede')?.elo;
    expect([await eloIn(id), await eloIn(elsewhere)]).toEqual([1700, 1500]);
  });

  test('closing too early warns, and is undone: a latecomer enters', async () => {
    const id = await open([{ name: 'Solo' }]);
    const issues = '... on FieldSuccess { issues { code blocking } tournament { status } }';
    expect(await run('closeRegistration', { tournamentId: id, dryRun: true }, issues)).toMatchObject({
      issues: [{ blocking: true }],
    });
    await run('closeRegistration', { tournamentId: id });
    expect(await run('startTournament', { tournamentId: id })).toMatchObject({ __typename: 'PlayerCount' });
    await run('openRegistration', { tournamentId: id });
    await run('enterPlayers', { tournamentId: id, newPlayers: [{ name: 'Late' }, { name: 'Later' }] });
    await start(id);
    expect((await read(id)).status).toBe('RUNNING');
  });

  test('a new player who is called as somebody known is told before he is made', async () => {
    const id = await open([{ name: 'Zuhura', country: 'KE' }]);
    const again = { tournamentId: id, newPlayers: [{ name: 'zuhura ' }, { name: 'Nobody else' }], dryRun: true };
    const fields = '... on EnterTournamentSuccess { namesakes { name country hasAccount } }';
    expect((await run('enterPlayers', again, fields)).namesakes).toEqual([
      { name: 'Zuhura', country: 'KE', hasAccount: false },
    ]);
  });

  test('whatever was written wrong and mended, the field and the tables are those without the mistake', async () => {
    const people: readonly Required<NewPlayer>[] = [
      { name: 'Asha', country: 'KE', elo: 1700, matches: 20 },
      { name: 'Bakari', country: 'TZ', elo: 1600, matches: 5 },
      { name: 'Chui', country: 'IT', elo: 1650, matches: 0 },
    ];
    const whole = async (id: string) => {
      await start(id);
      const { playerList, lastStageStandings } = await read(id);
      const list = listAt(playerList, 'nodes').map(({ elo, matches, country, player }) => [
        at(player, 'name'),
        elo,
        matches,
        country,
      ]);
      return [list, listAt(lastStageStandings).map(({ rank, entry }) => [rank, at(entry, 'player.name')])];
    };
    const expected = await whole(await open(people));
    const mistake = fc.record({ elo: fc.nat(3_000), matches: fc.nat(500), country: fc.constantFrom('ZZ', 'DE') });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(mistake, mistake, mistake),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        fc.nat(2),
        fc.boolean(),
        async (mistakes, order, doubled, isReopened) => {
          const wrong = people.map(({ name }, index) => ({ name: `${name}?`, ...mistakes[index] }));
          const id = await open([...wrong, { name: 'Double' }]);
          for (const index of order) {
            if (index === doubled) {
              await run('leaveTournament', { tournamentId: id, playerId: await idOf(id, 'Double') });
              await run('closeRegistration', { tournamentId: id });
              if (isReopened) await run('openRegistration', { tournamentId: id });
            }
            const playerId = await idOf(id, `${people[index]!.name}?`);
            await run('correctEntry', { tournamentId: id, playerId, ...people[index] });
          }
          expect(await whole(id)).toEqual(expected);
        },
      ),
      propertyRuns(3, 40),
    );
  });
});

describe('while it runs', () => {
  test('a name that was written wrong is corrected, and what was noted for the arrangement stays', async () => {
    const id = await open([{ name: 'Obbe', country: 'DE', elo: 1600 }, { name: 'Here' }, { name: 'There' }]);
    await start(id);
    const of = { tournamentId: id, playerId: await idOf(id, 'Obbe') };
    expect(await run('correctEntry', { ...of, elo: 1700 })).toMatchObject({ __typename: 'WrongStatus' });
    await run('correctEntry', { ...of, name: 'Kobe', country: 'IT' });
    const [mended] = await listOf(id);
    expect(mended).toMatchObject({ elo: 1600, country: 'DE', player: { name: 'Kobe', country: 'IT' } });
  });

  test('its director withdraws a player without an account: what is lost is told before', async () => {
    const id = await open([{ name: 'Gone' }, { name: 'Here' }, { name: 'There' }]);
    await start(id);
    const of = { tournamentId: id, playerId: await idOf(id, 'Gone') };
    const lost =
      '... on WithdrawSuccess { gamesLost { opponent { player { name } } } effects { standings { rankAfter } } }';
    const tried = await run('withdraw', { ...of, dryRun: true }, lost);
    expect(listAt(tried, 'gamesLost')).toHaveLength(games(await read(id)).length - 2);
    await run('withdraw', of);
    const open1 = games(await read(id)).filter(({ status }) => status !== 'FINISHED');
    expect(open1).toHaveLength(2);
  });

  test('it is cancelled: decided games stand, open ones end without a result, nobody has won', async () => {
    const id = await open([{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cem' }]);
    await start(id);
    const [first] = games(await read(id));
    await run('reportResult', { tournamentId: id, results: [{ gameId: first!.id, winner: 'FIRST' }] });
    const reason = 'The hall is closed.';
    const told = '... on CommandSuccess { effects { summary } }';
    const tried = await run('cancelTournament', { tournamentId: id, reason, dryRun: true }, told);
    expect(listAt(tried, 'effects.summary').length).toBeGreaterThan(1);
    expect((await read(id)).status).toBe('RUNNING');
    expect(
      await run('cancelTournament', { tournamentId: id, reason: ' ' }, '... on InvalidInput { field }'),
    ).toMatchObject({
      field: 'reason',
    });
    await run('cancelTournament', { tournamentId: id, reason });
    const why = '{ tournament(id: $id) { cancellation { reason text } } }';
    expect(await api.data(world.anonymous, `query ($id: ID!) ${why}`, { id })).toEqual({
      tournament: {
        cancellation: { reason, text: 'The tournament is cancelled; its 5 open games end without a result.' },
      },
    });
    const tournament = await read(id);
    expect(tournament.status).toBe('CANCELLED');
    const hows = games(tournament).map((game) => textAt(game, 'result.how'));
    expect(hows.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'NO_RESULT'), 'PLAYED']);
    expect(await run('cancelTournament', { tournamentId: id, reason })).toMatchObject({ __typename: 'WrongStatus' });
  });
});
