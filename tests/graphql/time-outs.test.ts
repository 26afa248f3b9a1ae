import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { flagGame } from '../../api/src/application/commands/game/flag.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { mailWriter } from '../../api/src/application/mail/write-mail.ts';
import { asId, type GameId, type MailId } from '../../api/src/kernel/ids.ts';
import { LOCALES } from '../../api/src/kernel/locale.ts';
import { keepMailPreferences, USUAL_MAIL } from '../../api/src/store/mail-preference.ts';
import { addressed } from '../support/account-matters.ts';
import { TEST_POST } from '../support/test-post.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let seed = 1_480;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
});
afterAll(() => db.close());

const NAMES = ['Asha', 'Juma', 'Zuri'];
const running = (timeOuts: readonly string[]) => world.running(NAMES, { settings: { timeOuts: [...timeOuts] } });
const idOf = ({ id }: RunningTournament) => globalId('RoundRobinTournament', id);
const asha = ({ players }: RunningTournament) => players.find(({ name }) => name === 'Asha')!;
const OVER = millis(8 * DAY);

/** Her games in which she moves first, so that her clock runs in them from the start. */
async function hers(here: RunningTournament): Promise<readonly GameId[]> {
  return (await here.games()).filter(({ players }) => players.first === asha(here).playerId).map(({ id }) => id);
}
const flag = async (gameId: GameId) =>
  must(await flagGame({ ...world.anonymous, actor: { kind: 'system' } }, { gameId }));

const STANDS = `query ($id: ID!) { tournament(id: $id) { lastStageStandings { disqualified entry { withdrawnAt player { name } } }
  rulings { nodes { text by { name } } } games(first: 20) { edges { node { seats { player { name } } result { how } } } } } }`;
const stands = async (here: RunningTournament) =>
  at(await api.data(world.anonymous, STANDS, { id: idOf(here) }), 'tournament');
const LOG = `query ($id: ID!) { tournament(id: $id) { log(first: 100) { edges { node { text } } } } }`;
const rowOf = (shown: unknown, name: string) =>
  listAt(shown, 'lastStageStandings').find((row) => at(row, 'entry.player.name') === name);
const open = (shown: unknown, name: string) =>
  listAt(shown, 'games.edges').filter(
    ({ node }) => at(node, 'result') === null && JSON.stringify(node).includes(`"${name}"`),
  ).length;

test('what a game lost on time costs is agreed beforehand, and refused where it makes no sense (Common 4.20)', async () => {
  const director = await world.person('Director', 'DIRECTOR');
  const create = (timeOuts: readonly string[]) =>
    mutate(
      api,
      director.context,
      'createTournament',
      { name: 'Time', game: 'BAO', format: 'ROUND_ROBIN', formatSettings: { roundRobin: { timeOuts } } },
      `... on InvalidInput { setting } ... on CreateTournamentSuccess { tournament { timeOuts rules { title text ruleRefs { id } }
        formatSettings { ... on RoundRobinSettings { timeOuts } } } }`,
    );
  for (const wrong of [[], ['PLACE', 'GAME'], ['GAME', 'GAME', 'GAME', 'GAME', 'GAME', 'PLACE']]) {
    expect(await create(wrong)).toMatchObject({ code: 'INVALID_INPUT', setting: 'timeOuts' });
  }
  const made = await create(['GAME', 'GAME', 'PLACE', 'EXPULSION', 'EXPULSION']);
  expect(at(made, 'tournament.formatSettings')).toEqual({ timeOuts: ['GAME', 'GAME', 'PLACE', 'EXPULSION'] });
  const said = 'The 1st game lost on time costs that game. The 3rd costs the place too';
  expect(at(made, 'tournament.timeOuts')).toContain(said);
  expect(listAt(made, 'tournament.rules')).toContainEqual({
    title: 'Games lost on time',
    text: at(made, 'tournament.timeOuts'),
    ruleRefs: [{ id: 'Common 4.20' }],
  });
});

const OUTLINE = `query ($input: TournamentOutlineInput!) { rules { tournamentOutline(input: $input) {
  ... on TournamentOutline { timeOuts } } } }`;

test.each([
  ['SWISS', 'BAO', 'A game lost on time costs that game and nothing more.'],
  ['KIBA', 'BAO', 'A game lost on time costs that game and nothing more.'],
  ['KUKSU', 'GO', 'Who loses a league game on time keeps points and place'],
  ['KNOCKOUT', 'BACKGAMMON', 'Who loses one game on time has lost the match.'],
])('what it costs is told before a tournament is made: %s of %s', async (format, game, told) => {
  const answer = await api.data(world.anonymous, OUTLINE, { input: { format, game, players: 16 } });
  expect(at(answer, 'rules.tournamentOutline.timeOuts')).toContain(told);
});

const WARNED = `query ($id: ID!) { game(id: $id) { clock { viewerWarning } } }`;
const warned = async (who: AppContext, gameId: GameId) =>
  at(await api.data(who, WARNED, { id: globalId('BaoGame', gameId) }), 'game.clock.viewerWarning');

test('who would lose the place by the next one is told so while the time runs, on the page and in each language by mail', async () => {
  const here = await running(['GAME', 'PLACE']);
  const [one, other] = await hers(here);
  const game = (await here.games()).find(({ id }) => id === other)!;
  expect(await warned(asha(here).context, other!)).toBeNull();
  for (const { id } of (await here.games()).filter((each) => each.id !== one)) {
    const seconds = (id === other ? 2 : 20) * 86_400;
    const extended = { gameId: globalId('BaoGame', id), seat: 'FIRST', seconds, reason: 'She travels.' };
    await mutate(api, here.director.context, 'extendTime', extended, '... on GameSuccess { game { id } }');
  }
  world.pass(millis(3 * DAY + 1));
  await flag(one!);
  expect(await warned(asha(here).context, other!)).toContain('you lose your place too');
  const opponent = here.players.find(({ playerId }) => playerId === game.players.second)!;
  expect(await warned(opponent.context, other!)).toBeNull();
  const letters = new Set<string>();
  for (const locale of LOCALES) {
    await keepMailPreferences(db.prisma, asha(here).playerId, { ...USUAL_MAIL, locale });
    letters.add(await reminder(here, other!));
  }
  const [english = ''] = letters;
  expect(english.replaceAll(/\s+/g, ' ')).toContain('you lose your place too');
  expect(letters.size).toBe(LOCALES.length);

  world.pass(millis(2 * DAY));
  await flag(other!);
  const out = await stands(here);
  expect(rowOf(out, 'Asha')).toMatchObject({ entry: { withdrawnAt: expect.any(String) as string } });
  expect(open(out, 'Asha')).toBe(0);
  const word = { tournamentId: idOf(here), playerId: globalId('Player', asha(here).playerId), reason: 'She was ill.' };
  await mutate(api, here.director.context, 'reinstate', word);
  expect(open(await stands(here), 'Asha')).toBe(2);
});

async function reminder({ id: tournamentId, players }: RunningTournament, gameId: GameId): Promise<string> {
  const id = asId<MailId>('mail-reminder');
  const payload = { tournamentId, gameId, ply: 0, hours: 48 };
  const row = { id, madeAt: world.now(), notBefore: world.now(), state: 'QUEUED', attempts: 1 } as const;
  const to = { playerId: players.find(({ name }) => name === 'Asha')!.playerId, address: null };
  const record = { ...row, locale: null, subject: null, ...addressed({ kind: 'REMINDER', payload }, to.playerId) };
  const mail = await (await mailWriter({ ...world.system, post: TEST_POST }, [record]))(record);
  return mail!.text;
}

test('the second costs the place, also when two flags fall at once, and who is taken in again plays on', async () => {
  const here = await running(['GAME', 'PLACE']);
  const [one, other] = await hers(here);
  world.pass(OVER);
  await Promise.all([flag(one!), flag(other!)]);
  const out = await stands(here);
  expect(rowOf(out, 'Asha')).toMatchObject({
    disqualified: false,
    entry: { withdrawnAt: expect.any(String) as string },
  });
  expect(open(out, 'Asha')).toBe(0);
  expect(listAt(out, 'rulings.nodes')).toMatchObject([
    {
      by: null,
      text: 'Asha is withdrawn: 2 games lost on time cost the place here. Games that are not decided are lost.',
    },
  ]);
  const own = await api.data(asha(here).context, 'query { viewer { notices(first: 9) { text } } }', {});
  expect(JSON.stringify(own)).toContain('games lost on time cost the place there');
  const log = await api.data(world.anonymous, LOG, { id: idOf(here) });
  expect(JSON.stringify(log)).toContain('Asha is withdrawn: games lost on time have cost the place.');
  const corrected = await mutate(
    api,
    here.director.context,
    'adjudicate',
    { gameId: globalId('BaoGame', one!), winner: 'FIRST', reason: 'The server was down.', dryRun: true },
    '... on GameSuccess { effects { events { text } } }',
  );
  expect(JSON.stringify(corrected)).toContain('Asha stays out of the tournament');
  const word = { tournamentId: idOf(here), playerId: globalId('Player', asha(here).playerId), reason: 'She was ill.' };
  await mutate(api, here.director.context, 'reinstate', word);
  expect(rowOf(await stands(here), 'Asha')).toMatchObject({ entry: { withdrawnAt: null } });
});

test('the first costs a disqualification where that is agreed, and the game alone where nothing is', async () => {
  const strict = await running(['EXPULSION']);
  const [one] = await hers(strict);
  world.pass(OVER);
  await flag(one!);
  expect(rowOf(await stands(strict), 'Asha')).toMatchObject({ disqualified: true });
  expect(open(await stands(strict), 'Asha')).toBe(0);
  const told = await api.data(asha(strict).context, 'query { viewer { notices(first: 9) { text } } }', {});
  expect(JSON.stringify(told)).toContain('You are disqualified in Mombasa: games lost on time cost that there.');
  const mild = await world.running(NAMES);
  world.pass(OVER);
  for (const game of await hers(mild)) await flag(game);
  expect(rowOf(await stands(mild), 'Asha')).toMatchObject({ disqualified: false, entry: { withdrawnAt: null } });
  expect(open(await stands(mild), 'Asha')).toBe(2);
});
