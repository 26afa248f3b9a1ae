import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type AccountId } from '../../api/src/kernel/ids.ts';
import { millis } from '../../api/src/kernel/time.ts';
import { keepMailPreferences, USUAL_MAIL } from '../../api/src/store/mail-preference.ts';
import { at, textAt } from '../support/answer.ts';
import { lettersTo } from '../support/letters-to.ts';
import { fingerprint } from '../support/fingerprint.ts';
import type { Person } from '../support/world.ts';
import { idOf, MERGED, openMergeScene, type MergeScene } from './merge-scene.ts';
import { mutate } from './mutate.ts';

let scene: MergeScene;

beforeAll(async () => {
  scene = await openMergeScene(7320);
});
afterAll(() => scene.close());

test('an administrator merges two accounts: one sign-in stays, with all that both have played, directed, been asked and appointed to', async () => {
  const { db, world, api, director, admin, played, report, playerOf } = scene;
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

  await db.prisma.account.update({ where: { id: (await account(old))! }, data: { emailVerified: true } });
  await keepMailPreferences(db.prisma, old.playerId, { ...USUAL_MAIL, locale: 'fr' });
  const before = await fingerprint(db);
  const tried = await join(admin, old, kept, { dryRun: true });
  expect(await fingerprint(db)).toEqual(before);
  const mail = async (of: Person) =>
    (await db.prisma.account.findUniqueOrThrow({ where: { id: (await account(of))! } })).email;
  const [gone, stays] = [await mail(old), await mail(kept)];
  expect(at(tried, 'consequences')).toEqual([
    `Nobody signs in with ${gone} any more; ${stays} stays, with its own password, second factor, role and wishes about letters.`,
    `A last mail to ${gone} says so.`,
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
  const asked = `query ($id: ID!, $own: ID!) { tournament(id: $id) { entries { nodes { player { handle } } } waitingList { totalCount }
    officials { player { handle } role } } own: tournament(id: $own) { viewerCanDirect director { handle } } viewer { bots { name } } }`;
  expect(await api.data(kept.context, asked, { id: tournamentId, own })).toMatchObject({
    tournament: {
      entries: { nodes: expect.arrayContaining([{ player: { handle: 'nia' } }]) },
      waitingList: { totalCount: 0 },
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

  while ((await followInboxes(world)) > 0);
  const [told] = await lettersTo(db, world, { playerId: kept.playerId, kind: 'PLAYER_MERGED' });
  expect(told?.text).toContain('The account of Nia Again (nia-again) was merged into yours');
  expect(told?.text).toContain('The reason: Signed up twice.');
  // The address that goes hears it in its owner’s language, since nobody signs in with it any more.
  const [last, ...more] = await lettersTo(db, world, { playerId: null, kind: 'ACCOUNT_MERGED' });
  expect(more).toEqual([]);
  expect(last).toMatchObject({ to: { address: gone }, locale: 'fr', stopUrl: null });
  expect(last?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Le compte de Nia Again (nia-again), qui avait cette adresse, a été réuni à celui de Nia (nia)',
  );
  expect(last?.text).not.toContain(stays);
});

test('an address of which nobody has shown that it was his hears nothing of the merge', async () => {
  const { db, world, admin, merge } = scene;
  const [from, into] = [await world.person('Omari Again'), await world.person('Omari')];
  expect(await merge(admin, idOf(from), idOf(into))).toMatchObject({ player: { handle: 'omari' } });
  const letters = await lettersTo(db, world, { playerId: null, kind: 'ACCOUNT_MERGED' });
  expect(letters.map(({ text }) => text).join(' ')).not.toContain('Omari');
});
