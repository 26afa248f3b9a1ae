import { afterAll, beforeAll, expect, test } from 'vitest';
import { asId, type AccountId } from '../../api/src/kernel/ids.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;
let admin: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 7_300);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
  admin = await world.person('Adila', 'ADMIN');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const idOf = (person: Person): string => globalId('Player', person.playerId);

const bareId = (id: string): string => Buffer.from(id, 'base64').toString().split(':')[1]!;

interface Played {
  readonly tournamentId: string;
  /** by name */
  readonly players: ReadonlyMap<string, { readonly id: string; readonly handle: string }>;
}

/** A round robin elsewhere of new players and these, in which whoever stands first has won all that is reported. */
async function played(names: readonly string[], playerIds: readonly string[] = [], by = director): Promise<Played> {
  const run = (name: string, input: object, fields = '') => mutate(api, by.context, name, input, fields);
  const settings = { name: `Of ${names[0]}`, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' };
  const made = await run('createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await run('openRegistration', { tournamentId });
  const newPlayers = [...names, `Third of ${names[0]}`].map((name) => ({ name }));
  const entered = await run(
    'enterPlayers',
    { tournamentId, playerIds, newPlayers },
    '... on EnterTournamentSuccess { entries { player { id name handle } } }',
  );
  await run('closeRegistration', { tournamentId });
  await run('startTournament', { tournamentId });
  const people = listAt(entered, 'entries').map(
    (entry) =>
      [
        textAt(entry, 'player.name'),
        { id: textAt(entry, 'player.id'), handle: textAt(entry, 'player.handle') },
      ] as const,
  );
  world.pass(HOUR);
  return { tournamentId, players: new Map(people) };
}

const report = (tournamentId: string, lines: readonly string[]) =>
  mutate(
    api,
    director.context,
    'importResults',
    { tournamentId, text: lines.join('\n') },
    '... on InvalidLines { lines { messages } }',
  );

const PLAYER = `query ($handle: String!) { player(handle: $handle) { id name handle hasAccount viewerClaim ratings { game elo games }
  entries(first: 9) { edges { node { tournament { name } } } } games(first: 20) { edges { node { id } } } } }`;
const playerOf = async (handle: string, who = director) =>
  at(await api.data<Answer>(who.context, PLAYER, { handle }), 'player') as Answer;
const MERGED = 'player { handle } games tournaments { name } ratings { game added elo matches }';
const merge = (who: Person, fromId: string, intoId: string, more: object = {}) =>
  mutate(
    api,
    who.context,
    'mergePlayers',
    { fromId, intoId, reason: 'Entered twice', ...more },
    `... on MergePlayersSuccess { ${MERGED} }`,
  );

test('two players who are one: what comes over is seen before; entries, games and ratings are of who remains, and the old address leads there', async () => {
  const first = await played(['Oscar One', 'Pia One']);
  const second = await played(['Oscar Two', 'Quin One']);
  await report(first.tournamentId, ['Oscar One, Pia One, ++']);
  await report(second.tournamentId, ['Oscar Two, Quin One, +-']);
  const from = second.players.get('Oscar Two')!;
  const into = first.players.get('Oscar One')!;
  const stranger = await world.person('Stranger');
  const before = await fingerprint(db);
  expect(await merge(stranger, from.id, into.id)).toMatchObject({ __typename: 'Forbidden' });
  expect(await merge(director, from.id, from.id)).toMatchObject({ __typename: 'InvalidInput' });
  expect(await merge(director, into.id, first.players.get('Pia One')!.id)).toMatchObject({
    __typename: 'InvalidInput',
    message: 'Oscar One and Pia One are both in Of Oscar One, so they are two.',
  });
  expect(await merge(director, from.id, idOf(stranger))).toMatchObject({ __typename: 'Forbidden' });
  const tried = await merge(director, from.id, into.id, { dryRun: true });
  expect(await fingerprint(db)).toEqual(before);
  const [one, two] = [await playerOf(into.handle), await playerOf(from.handle)];
  const opponents = [await playerOf('pia-one'), await playerOf('quin-one')];
  const rating = (player: Answer) => at(player, 'ratings.0') as { elo: number; games: number };
  const elo = rating(one).elo + rating(two).elo - 1500;
  expect(tried).toMatchObject({
    ...{ games: 4, tournaments: [{ name: 'Of Oscar Two' }] },
    ratings: [{ game: 'BAO', added: true, elo, matches: 4 }],
  });
  const key = { idempotencyKey: 'one of two' };
  const done = await merge(director, from.id, into.id, key);
  expect(done).toMatchObject({ player: { handle: into.handle }, games: 4 });
  expect(await merge(director, from.id, into.id, key)).toEqual(done);
  expect(await merge(director, from.id, into.id)).toMatchObject({ __typename: 'InvalidInput' });
  const remains = await playerOf(into.handle);
  expect(remains).toMatchObject({ ratings: [{ game: 'BAO', elo, games: 4 }] });
  expect(listAt(remains, 'games.edges')).toHaveLength(8);
  expect(await playerOf(from.handle)).toEqual(remains);
  expect([await playerOf('pia-one'), await playerOf('quin-one')]).toEqual(opponents);
  const found = await api.data(
    director.context,
    '{ players(first: 9, search: "Oscar") { edges { node { handle } } } }',
    {},
  );
  expect(at(found, 'players.edges.*.node.handle')).toEqual(expect.not.arrayContaining([from.handle]));
  const table = await api.data(
    director.context,
    `query ($id: ID!) { tournament(id: $id) { lastStageStandings { entry { player { name } } } log(first: 50) { edges { node { text } } } } }`,
    { id: second.tournamentId },
  );
  expect(at(table, 'tournament.lastStageStandings.*.entry.player.name')).toContain('Oscar One');
  expect(JSON.stringify(at(table, 'tournament.log.edges'))).toContain('is Oscar One (oscar-one): one player');
});

test('a rating of which the other has none comes over whole; a chain of merges leads to the last; an administrator merges into accounts', async () => {
  const home = await played(['Rex One', 'Sia One']);
  await report(home.tournamentId, ['Rex One, Sia One, +']);
  const rex = home.players.get('Rex One')!;
  const other = (await played(['Rex Two', 'Tom One'])).players.get('Rex Two')!;
  const account = await world.person('Rex with Account');
  const whole = at(await playerOf(rex.handle), 'ratings');
  expect(await merge(director, rex.id, other.id)).toMatchObject({ ratings: [{ added: false, matches: 1 }] });
  expect(await merge(admin, other.id, idOf(account))).toMatchObject({ games: 8 });
  expect(await playerOf(rex.handle)).toMatchObject({ name: 'Rex with Account', ratings: whole, hasAccount: true });
  expect(await merge(admin, idOf(account), home.players.get('Sia One')!.id)).toMatchObject({
    __typename: 'InvalidInput',
  });
});

test('an account claims its past: it waits for the director, who sees what comes over; nobody else decides, and once', async () => {
  const home = await played(['Uma of Old', 'Vera of Old']);
  const uma = home.players.get('Uma of Old')!;
  const her = await world.person('Uma with Account');
  const liar = await world.person('Liar');
  const claim = (who: Person, playerId = uma.id) => mutate(api, who.context, 'claimPlayer', { playerId });
  for (const who of [her, her, liar]) expect(await claim(who)).toMatchObject({ __typename: 'ClaimPlayerSuccess' });
  expect(await claim(her, idOf(liar))).toMatchObject({ __typename: 'InvalidInput' });
  expect(await playerOf(uma.handle, her)).toMatchObject({ viewerClaim: 'OPEN' });
  const CLAIMS = '{ viewer { claims { player { name } by { name } } } }';
  const waiting = async (who: Person) => at(await api.data(who.context, CLAIMS, {}), 'viewer.claims.*.by.name');
  const NEEDS = `{ viewer { attention(first: 50) { nodes { kind deed wantedBy
    ... on ClaimAttention { claim { player { name } by { name } } } } } } }`;
  const needed = async (who: Person) => {
    const nodes = listAt(await api.data(who.context, NEEDS, {}), 'viewer.attention.nodes');
    return nodes.filter(({ kind }) => kind === 'PAST_CLAIMED');
  };
  expect(await waiting(director)).toEqual(['Uma with Account', 'Liar']);
  const rival = await world.person('Rival', 'DIRECTOR');
  expect([await waiting(rival), await waiting(her)]).toEqual([[], []]);
  const wantedBy = new Date(world.now() + 3 * DAY).toISOString();
  expect(new Set(await needed(director))).toEqual(
    new Set(
      ['Uma with Account', 'Liar'].map((name) => ({
        ...{ kind: 'PAST_CLAIMED', deed: 'ANSWER_CLAIM', wantedBy },
        claim: { player: { name: 'Uma of Old' }, by: { name } },
      })),
    ),
  );
  expect([await needed(rival), await needed(her)]).toEqual([[], []]);
  const told = async (who: Person) => {
    const found = await api.data(who.context, '{ viewer { notices(first: 9) { __typename text } } }', {});
    const claims = listAt(at(found, 'viewer.notices')).filter(({ __typename }) => String(__typename).includes('Claim'));
    return claims.map(({ text }) => text);
  };
  const says = (name: string) =>
    `${name} says that he is Uma of Old, who was entered without an account: confirm or refuse it on your desk.`;
  expect(await told(director)).toEqual([says('Liar'), says('Uma with Account')]);
  expect([await told(rival), await told(admin), await told(her)]).toEqual([[], [], []]);
  const answer = (who: Person, by: Person, accept: boolean, more: object = {}) =>
    mutate(
      api,
      who.context,
      'answerClaim',
      { playerId: uma.id, byId: idOf(by), accept, ...more },
      `... on AnswerClaimSuccess { merged { ${MERGED} } }`,
    );
  expect(await answer(rival, her, true)).toMatchObject({ __typename: 'Forbidden' });
  expect(await answer(director, her, true, { dryRun: true })).toMatchObject({
    merged: { games: 4, tournaments: [{ name: 'Of Uma of Old' }] },
  });
  expect(await answer(director, liar, false)).toMatchObject({ merged: null });
  expect(await claim(liar)).toMatchObject({ __typename: 'WrongStatus' });
  expect(await answer(director, her, true)).toMatchObject({ merged: { player: { handle: 'uma-with-account' } } });
  expect(await answer(director, her, true)).toMatchObject({ __typename: 'WrongStatus' });
  expect(await playerOf(uma.handle)).toMatchObject({ name: 'Uma with Account', hasAccount: true });
  expect([await waiting(director), await needed(director)]).toEqual([[], []]);
  expect(await told(her)).toEqual(['It is confirmed that you are Uma of Old: what that player has played is yours.']);
  expect(await told(liar)).toEqual(['It was refused that you are Uma of Old; nothing has changed.']);
});

test('where nobody directs all tournaments of a player the administrators are told of a claim; confirmed, the others hear that theirs is not', async () => {
  const home = await played(['Yuki of Old', 'Zola of Old']);
  const yuki = home.players.get('Yuki of Old')!;
  const rival = await world.person('Other Director', 'DIRECTOR');
  await played(['Rival’s own'], [yuki.id], rival);
  const [own, liar] = [await world.person('Yuki with Account'), await world.person('Second Liar')];
  for (const who of [own, liar]) await mutate(api, who.context, 'claimPlayer', { playerId: yuki.id });
  const answer = { playerId: yuki.id, byId: idOf(own), accept: true };
  expect(await mutate(api, director.context, 'answerClaim', answer)).toMatchObject({ __typename: 'Forbidden' });
  expect(await mutate(api, admin.context, 'answerClaim', answer)).toMatchObject({ __typename: 'AnswerClaimSuccess' });
  const events = await db.prisma.event.findMany({
    where: {
      kind: { in: ['MyClaimFiled', 'MyClaimDecided'] },
      payload: { path: ['claimedId'], equals: bareId(yuki.id) },
    },
    orderBy: [{ at: 'asc' }, { kind: 'desc' }],
  });
  expect(events.map(({ topic, kind }) => `${kind} ${topic.slice('player:'.length)}`).toSorted()).toEqual(
    [
      ...[`MyClaimFiled ${admin.playerId}`, `MyClaimFiled ${admin.playerId}`],
      ...[`MyClaimDecided ${own.playerId}`, `MyClaimDecided ${liar.playerId}`],
    ].toSorted(),
  );
});

test('who shares a name with another of a tournament is told apart by his handle there, whatever the capitals', async () => {
  const account = await world.person('zuri ya kwanza');
  const { tournamentId } = await played(['Zuri ya Kwanza', 'Wali'], [idOf(account)]);
  const NAMESAKES = 'query ($id: ID!) { tournament(id: $id) { namesakes { handle } } }';
  const of = async (id: string) =>
    at(await api.data(world.anonymous, NAMESAKES, { id }), 'tournament.namesakes.*.handle') as string[];
  expect((await of(tournamentId)).toSorted()).toEqual(['zuri-ya-kwanza', 'zuri-ya-kwanza-2']);
  const LOG = 'query ($id: ID!) { tournament(id: $id) { log(first: 50) { nodes { text } } } }';
  const log = async (id: string) => JSON.stringify(await api.data(world.anonymous, LOG, { id }));
  await report(tournamentId, ['zuri-ya-kwanza, Wali, +']);
  const told = await log(tournamentId);
  for (const name of ['zuri ya kwanza (zuri-ya-kwanza)', 'Zuri ya Kwanza (zuri-ya-kwanza-2)'])
    expect(told).toContain(name);
  expect(told).not.toContain('Wali (');
  expect(await of((await played(['Abla', 'Bora'])).tournamentId)).toEqual([]);
});

test('a result that is reported while players are merged counts once, for who remains', async () => {
  const home = await played(['Wim One', 'Xia One']);
  const wim = home.players.get('Wim One')!;
  const twin = (await played(['Wim Two', 'Yan One'])).players.get('Wim Two')!;
  const [merged] = await Promise.all([
    merge(director, wim.id, twin.id),
    report(home.tournamentId, ['Wim One, Xia One, ++']),
  ]);
  expect(merged).toMatchObject({ __typename: 'MergePlayersSuccess' });
  if (listAt(await playerOf(twin.handle), 'ratings').length === 0) {
    await report(home.tournamentId, ['Wim Two, Xia One, ++']);
  }
  expect(await playerOf(wim.handle)).toMatchObject({ name: 'Wim Two', ratings: [{ games: 2 }] });
  expect(await playerOf('xia-one')).toMatchObject({ ratings: [{ games: 2 }] });
});

test('an administrator merges two accounts: one sign-in stays, with all that both have played, directed, been asked and appointed to', async () => {
  const [old, kept] = [await world.person('Nia Again', 'DIRECTOR'), await world.person('Nia')];
  const run = (who: Person, name: string, input: object, fields = '') => mutate(api, who.context, name, input, fields);
  const settings = { name: 'Of both', game: 'BAO', format: 'ROUND_ROBIN', maxPlayers: 3 };
  const TOURNAMENT = '... on CreateTournamentSuccess { tournament { id } }';
  const tournamentId = textAt(await run(director, 'createTournament', settings, TOURNAMENT), 'tournament.id');
  const own = textAt(await run(old, 'createTournament', { ...settings, name: 'Her own' }, TOURNAMENT), 'tournament.id');
  for (const [who, id] of [
    [director, tournamentId],
    [old, own],
  ] as const) {
    await run(who, 'openRegistration', { tournamentId: id });
  }
  const official = (who: Person, role: string) =>
    run(director, 'appointOfficial', { tournamentId, playerId: idOf(who), role });
  await official(old, 'DEPUTY');
  await official(kept, 'REPORTER');
  const justNow = {
    ...old,
    context: { ...old.context, actor: { ...old.context.actor, signedInFor: millis(0) } },
  } as Person;
  await run(justNow, 'createToken', { name: 'Program', verbs: ['READ'] });
  await run(justNow, 'createBot', { name: 'Nia Bot' });
  const played1 = await played(['Foe of Nia'], [idOf(old)]);
  await report(played1.tournamentId, ['Nia Again, Foe of Nia, +']);

  const MERGE = `... on MergePlayersSuccess { consequences effects { summary } ${MERGED} }`;
  const join = (who: Person, from: Person, into: Person, more: object = {}) =>
    run(who, 'mergePlayers', { fromId: idOf(from), intoId: idOf(into), reason: 'Signed up twice', ...more }, MERGE);
  expect(await join(director, old, kept)).toMatchObject({ __typename: 'Forbidden' });
  expect(await join(kept, old, kept)).toMatchObject({ __typename: 'Forbidden' });
  expect(await join(admin, admin, kept)).toMatchObject({
    __typename: 'Forbidden',
    message: expect.stringContaining('the account that would go'),
  });
  expect(await join(admin, old, kept)).toMatchObject({
    __typename: 'WrongStatus',
    message: 'Nia Again is director, and Nia may do less: give Nia the same role first, or merge Nia into Nia Again.',
  });
  const account = async (of: Person) =>
    (await db.prisma.player.findUniqueOrThrow({ where: { id: of.playerId } })).accountId;
  const accountId = asId<AccountId>((await account(kept))!);
  await run(admin, 'blockAccount', { accountId: globalId('Account', accountId), reason: 'Tries' });
  expect(await join(admin, kept, old)).toMatchObject({
    __typename: 'WrongStatus',
    message: 'The account of Nia is blocked: unblock it first, or leave the two apart.',
  });
  await run(admin, 'unblockAccount', { accountId: globalId('Account', accountId) });
  await run(admin, 'appoint', { accountId: globalId('Account', accountId), role: 'DIRECTOR' });
  // Who is entered twice in one tournament is two, in whatever way he came there.
  for (const who of [old, kept]) await run(director, 'enterPlayers', { tournamentId, playerIds: [idOf(who)] });
  expect(await join(admin, old, kept)).toMatchObject({ __typename: 'InvalidInput' });
  await run(director, 'leaveTournament', { tournamentId, playerId: idOf(old) });
  await run(director, 'enterPlayers', { tournamentId, newPlayers: [{ name: 'Third' }, { name: 'Fourth' }] });
  await run(director, 'enterPlayers', { tournamentId, playerIds: [idOf(old)], orWait: true });

  const before = await fingerprint(db);
  const tried = await join(admin, old, kept, { dryRun: true });
  expect(await fingerprint(db)).toEqual(before);
  const mail = async (of: Person) =>
    (await db.prisma.account.findUniqueOrThrow({ where: { id: (await account(of))! } })).email;
  const [gone, stays] = [await mail(old), await mail(kept)];
  expect(at(tried, 'consequences')).toEqual([
    `Nobody signs in with ${gone} any more; ${stays} stays, with its own password, second factor, role and wishes about letters.`,
    'Nobody is signed in to the account at the moment.',
    'Its 2 tokens are revoked: the programs that come with them are refused.',
    'Nia directs from then on what the other has directed: 1 tournament, 0 series.',
    'The bot Nia Bot comes over; its tokens are revoked.',
    expect.stringContaining(`Letters that wait go to ${stays}`),
  ]);
  const key = { idempotencyKey: 'two accounts' };
  const done = await join(admin, old, kept, key);
  expect(done).toMatchObject({ player: { handle: 'nia' }, games: 4, consequences: at(tried, 'consequences') });
  expect(await join(admin, old, kept, key)).toEqual(done);

  expect(await account(old)).toBeNull();
  expect(await db.prisma.account.count({ where: { email: gone } })).toBe(0);
  expect(await db.prisma.apiToken.count({ where: { name: 'Program' } })).toBe(0);
  expect(await playerOf('nia-again')).toMatchObject({ handle: 'nia', ratings: [{ games: 1 }] });
  const asked = `query ($id: ID!, $own: ID!) { tournament(id: $id) { entries { player { handle } } waitingList { place }
    officials { player { handle } role } } own: tournament(id: $own) { viewerCanDirect director { handle } } viewer { bots { name } } }`;
  expect(await api.data(kept.context, asked, { id: tournamentId, own })).toMatchObject({
    tournament: {
      entries: expect.arrayContaining([{ player: { handle: 'nia' } }]),
      waitingList: [],
      officials: [{ player: { handle: 'nia' }, role: 'DEPUTY' }],
    },
    own: { director: { handle: 'nia' } },
    viewer: { bots: [{ name: 'Nia Bot' }] },
  });
  const LOG = 'query ($id: ID!) { viewer { accountLog(first: 9, accountId: $id) { nodes { change text } } } }';
  const log = await api.data(admin.context, LOG, { id: globalId('Account', accountId) });
  expect(at(log, 'viewer.accountLog.nodes.0')).toEqual({
    change: 'TOOK_OVER',
    text: 'Adila merged another account into the one of Nia: Signed up twice.',
  });
});
