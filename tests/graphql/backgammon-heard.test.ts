import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { findReplyBox, takeReply } from '../../api/src/application/commands/mail/take-reply.ts';
import type { WrittenMail } from '../../api/src/application/mail/post.ts';
import { mailWriter } from '../../api/src/application/mail/write-mail.ts';
import { asId, type MailId } from '../../api/src/kernel/ids.ts';
import { otherSeat, type Seat } from '../../api/src/kernel/seat.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import type { Db } from '../../api/src/store/client.ts';
import { LOCALES } from '../../api/src/kernel/locale.ts';
import { keepMailPreferences, USUAL_MAIL } from '../../api/src/store/mail-preference.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { TEST_POST } from '../support/test-post.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { openGame, type BackgammonScene } from './backgammon-scene.ts';
import { watchEvents } from './watch-events.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 11);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

async function letter({ record }: BackgammonScene, seat: Seat, ply: number): Promise<WrittenMail> {
  const matter = { kind: 'MOVE', payload: { tournamentId: record.tournamentId, gameId: record.id, ply } } as const;
  const row = { id: asId<MailId>('x'), playerId: record.players[seat], madeAt: world.now(), notBefore: world.now() };
  const mail = { ...row, state: 'QUEUED', attempts: 1, locale: null, subject: null, ...matter } as const;
  const written = await (await mailWriter({ ...world.system, post: TEST_POST }, [mail]))(mail);
  if (written === null) throw new Error('Nothing is written');
  return written;
}

async function reply(mail: WrittenMail, text: string): Promise<string> {
  const box = await findReplyBox(world.system, mail.replyTo?.split('@')[0] ?? '');
  if (box === null) throw new Error('No box');
  return takeReply(world.system, box, {
    identity: `<${text}>`,
    from: null,
    subject: '',
    text,
    headers: new Map(),
    envelopeFrom: 'a@b.example',
  });
}

test('backgammon is played by mail: the board and what may be answered in every language; who asks for dice is sent them', async () => {
  const scene = await openGame(world, api, { length: 5 });
  await scene.begin();
  const { toMove, ply } = await scene.game();
  const starter = toMove ?? 'first';
  const other = otherSeat(starter);
  for (const locale of LOCALES) {
    await keepMailPreferences(db.prisma, scene.record.players[starter], { ...USUAL_MAIL, locale });
    const { text, html, pictures } = await letter(scene, starter, ply);
    expect(text).not.toMatch(/\{\w+\}|undefined|South|North/);
    expect(text).toMatch(/^ +13 {2}14 {2}15 {2}16 {2}17 {2}18 \| {2}19 {2}20 {2}21 {2}22 {2}23 {2}24$/m);
    expect(text).toMatch(/^ +5O +\. +\. +\. +3X +\. \| {2}5X/m);
    expect(text.split('\n').filter((line) => line.length > 72 && !/https?:|@/.test(line))).toEqual([]);
    expect(html).toContain('<pre');
    expect(pictures).toEqual([]);
  }
  await keepMailPreferences(db.prisma, scene.record.players[starter], USUAL_MAIL);
  const dice = await letter(scene, starter, ply);
  const example = await firstPlay(scene);
  expect(dice.text.replaceAll('\n', ' ')).toContain(`for example: ${example}`);
  expect(await reply(dice, '13/12')).toBe('ANSWERED');
  expect(await reply(dice, example)).toBe('PLAYED');
  const turn = await letter(scene, other, ply + 1);
  expect(turn.text).toContain('roll, or double.');
  expect(await reply(turn, 'Roll.')).toBe('PLAYED');
  expect(await scene.game()).toMatchObject({ ply: ply + 2, toMove: other });
  await followInboxes(world);
  const mails = await db.prisma.outboxMail.findMany({
    where: { playerId: scene.record.players[other], kind: 'MOVE' },
    orderBy: { madeAt: 'asc' },
  });
  expect(mails.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ ply: ply + 2 }));
  await scene.act(other, 'playMove', { move: await firstPlay(scene) });
  await scene.act(starter, 'double');
  expect((await letter(scene, other, ply + 4)).text).toMatch(/take or drop\.[\s\S]*take or drop\./);
});

test('who watches is told of texts for the dice, and of rolls as moves', async () => {
  const scene = await openGame(world, api);
  await scene.begin();
  const source = `subscription ($id: ID!) { gameEvents(gameId: $id, after: 0) { __typename version
    ... on DiceTextAdded { seat }
    ... on MovePlayed { move { cause notation } moment { summary ... on BackgammonMoment { position { phase dice } } } } } }`;
  const watched = { api, who: world.anonymous, source, variables: { id: scene.id } };
  const events = (await watchEvents<{ gameEvents: object }>(watched, 4)).map(({ gameEvents }) => gameEvents);
  expect(events).toMatchObject([
    { __typename: 'GameStarted', version: 1 },
    { __typename: 'DiceTextAdded', seat: 'FIRST' },
    { __typename: 'DiceTextAdded', seat: 'SECOND' },
    { __typename: 'MovePlayed', move: { cause: 'CHANCE', notation: expect.stringMatching(/^roll [1-6]{2}$/) } },
  ]);
  expect(at(events[3], 'moment.summary')).toMatch(/^White rolls \d and Black \d: /);
});

test('a roll lies on the board until the next one, and a play is told by its dice', async () => {
  const scene = await openGame(world, api);
  await scene.begin();
  const MOMENT =
    'ply at(ply: 0) { lastRoll { seat } } moment { summary lastRoll { seat dice } position { phase dice } }';
  const rolled = await scene.read(world.anonymous, MOMENT);
  expect(at(rolled, 'at.lastRoll')).toBe(null);
  const { toMove } = await scene.game();
  const starter = toMove ?? 'first';
  const dice = at(rolled, 'moment.position.dice') as readonly number[];
  const lastRoll = { seat: starter.toUpperCase(), dice };
  expect(at(rolled, 'moment.lastRoll')).toEqual(lastRoll);
  await scene.act(starter, 'playMove', { move: await firstPlay(scene) });
  const played = await scene.read(world.anonymous, MOMENT);
  expect(played).toMatchObject({ moment: { lastRoll, position: { phase: 'TURN', dice: null } } });
  const side = starter === 'first' ? 'White' : 'Black';
  expect(at(played, 'moment.summary')).toMatch(new RegExp(`^${side} plays ${dice.join(' and ')}\\b`));
  await scene.act(otherSeat(starter), 'roll');
  const next = await scene.read(world.anonymous, MOMENT);
  expect(at(next, 'moment.lastRoll.seat')).toBe(otherSeat(starter).toUpperCase());
});

async function firstPlay(scene: BackgammonScene): Promise<string> {
  return GAMES.BACKGAMMON.legalMoves((await scene.game()).position ?? '')[0] ?? '';
}
