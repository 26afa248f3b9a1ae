import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { DAY } from '../../api/src/kernel/time.ts';
import { at, listAt } from '../support/answer.ts';
import { lettersTo } from '../support/letters-to.ts';
import type { Person } from '../support/world.ts';
import { idOf, MERGED, openMergeScene, type MergeScene } from './merge-scene.ts';
import { mutate } from './mutate.ts';

let scene: MergeScene;

beforeAll(async () => {
  scene = await openMergeScene(7310);
});
afterAll(() => scene.close());

const bareId = (id: string): string => Buffer.from(id, 'base64').toString().split(':')[1]!;

test('an account claims its past: it waits for the director, who sees what comes over; nobody else decides, and once', async () => {
  const { world, api, director, admin, played, playerOf } = scene;
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
  const { db, world, api, director, admin, played } = scene;
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

test('who is claimed is told from others of the same name here, in notices and letters', async () => {
  const { db, world, api, director, played } = scene;
  const claimed = (await played(['Kobe', 'Zora'])).players.get('Kobe')!;
  await played(['Kobe', 'Yara']);
  const claimant = await world.person('Kobe of Today');
  await mutate(api, claimant.context, 'claimPlayer', { playerId: claimed.id });
  const answer = { playerId: claimed.id, byId: idOf(claimant), accept: true };
  await mutate(api, director.context, 'answerClaim', answer);
  while ((await followInboxes(world)) > 0);
  const newest = async (who: Person) =>
    at(await api.data(who.context, '{ viewer { notices(first: 1) { text } } }'), 'viewer.notices.0.text');
  expect(await newest(director)).toBe(
    'Kobe of Today says that he is Kobe (kobe), who was entered without an account: confirm or refuse it on your desk.',
  );
  expect(await newest(claimant)).toBe(
    'It is confirmed that you are Kobe (kobe): what that player has played is yours.',
  );
  const filed = await lettersTo(db, world, { playerId: director.playerId, kind: 'CLAIM_FILED' });
  const [decided] = await lettersTo(db, world, { playerId: claimant.playerId, kind: 'CLAIM_DECIDED' });
  expect(filed.map(({ subject }) => subject)).toContain('Kobe of Today says that he is Kobe (kobe)');
  expect(decided?.subject).toBe('You are confirmed as Kobe (kobe)');
});
