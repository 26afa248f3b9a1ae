import type { ParsedMail } from 'mailparser';
import { afterAll, describe, expect, test } from 'vitest';
import { reportAddress } from '../../api/src/application/mail/report-key.ts';
import { movesInRanges } from '../../api/src/store/reading/move.ts';
import { done } from '../support/api-tournament.ts';
import { USUAL_WISHES } from '../support/mail-server.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { DOMAIN, openMailScene } from './mail-scene.ts';

const scene = await openMailScene();
const { mailbox, server, tournament, addressOf, gameOf, stored, legalMove, keyFor, send, lastTo } = scene;
afterAll(() => scene.close());

/** The moves that a mail lists. */
function movesIn({ text = '' }: ParsedMail): readonly string[] {
  const listed = /moves? (?:is|are) possible: ([^-]*?)\n\n/s.exec(text)?.[1] ?? '';
  return listed.split(/\s+/).filter((move) => move !== '');
}

test('two people play a whole game by mail alone, from the first mail to that of the result', async () => {
  const game = gameOf('Asha', 'Zuhura');
  const start = lastTo('Asha').text!;
  const first = start.slice(start.search(/Or send your first move of game \d against Zuhura/));
  let to = /mailto:(\S+)/.exec(first)![1]!;
  let mover = 'Asha';
  let move = await legalMove(game);
  let quoted = 'old';
  // Which of its moves are chosen makes it a short game: of kiswahili, with its kunamua and its mtaji.
  const draw = seededEntropy(49);
  const played: string[] = [];
  for (;;) {
    played.push(move);
    const text = `${move}\n\nOn Saturday Baraza wrote:\n${quoted.replaceAll(/^/gm, '> ')}`;
    expect(await send({ to, from: addressOf(mover), text })).toContain('Taken: played');
    const other = mover === 'Asha' ? 'Zuhura' : 'Asha';
    const mail = lastTo(other);
    if (/^Game \d against \w+ is over$/.test(mail.subject!)) break;
    expect(mail.subject).toBe(`Your move against ${mover} (Kombe la Baraza)`);
    expect(mail.text).toContain(`${mover} played ${move}`);
    expect(mail.attachments[0]?.contentType).toBe('image/png');
    to = mail.replyTo!.value[0]!.address!;
    const legal = movesIn(mail);
    move = legal[draw.bytes(1)[0]! % legal.length]!;
    quoted = mail.text!;
    mover = other;
  }
  const { id, status, ply } = await stored(game);
  const moves = await movesInRanges(server.db.prisma, [{ gameId: id, from: 0, to: ply }]);
  expect(status).toBe('FINISHED');
  expect(moves.map(({ notation }) => notation)).toEqual(played);
  expect(new Set(moves.map(({ cause }) => cause))).toEqual(new Set(['MAIL']));
  const results = ['Asha', 'Zuhura'].map((name) => lastTo(name).text!);
  expect(results.filter((text) => /You won game \d against/.test(text))).toHaveLength(1);
  expect(results.filter((text) => /You lost game \d against/.test(text))).toHaveLength(1);
});

describe('an answer', () => {
  test('that is delivered twice, at once or later, plays once', async () => {
    const game = gameOf('Asha', 'Kobe');
    const mail = { to: await keyFor(game, 'first'), text: await legalMove(game), messageId: '<twice@people.example>' };
    const before = mailbox.received.length;
    const said = await Promise.all([send(mail), send(mail)]);
    expect(said.filter((text) => text.includes('played'))).toHaveLength(1);
    expect(await send(mail)).toContain('repeated');
    expect((await stored(game)).ply).toBe(1);
    expect(mailbox.received.length).toBe(before + 1);
  });

  test('begins with a capital where a telephone has put one', async () => {
    const game = gameOf('Asha', 'Kobe');
    const to = await keyFor(game, 'second');
    const [move] = movesIn(lastTo('Kobe'));
    expect(move).toMatch(/^[ab]/);
    expect(await send({ to, text: `${move!.charAt(0).toUpperCase()}${move!.slice(1)}` })).toContain('played');
    expect((await stored(game)).ply).toBe(2);
  });

  test.each([
    ['a move of the opponent', 'b1>', 'Not played', /“b1>” cannot be played \(sign 1 of your line\): .+/],
    ['a sign that no move has', 'A6>?', 'Not played', /“A6>\?” cannot be played \(sign 4 of your line\): .+/],
    [
      'no move but words',
      'Let me think about this until the weekend',
      'Not played',
      /first line of your answer is no move/,
    ],
    ['nothing above the quote', '> A6>*\n> A7>*', 'Not played', /first line of your answer is no move/],
    ['the wish to resign', 'I resign.', 'To resign', /press “Resign” and confirm/],
  ])(
    'with %s is answered, with the reason, the board and the moves that are possible',
    async (_what, text, title, why) => {
      const game = gameOf('Oscar', 'Kobe');
      const to = await keyFor(game, 'first');
      const before = mailbox.to(addressOf('Oscar')).length;
      expect(await send({ to, text, from: 'stranger@elsewhere.example' })).toContain('answered');
      const mails = mailbox.to(addressOf('Oscar'));
      expect(mails).toHaveLength(before + 1);
      const answer = mails.at(-1)!;
      expect(answer.subject).toContain(title);
      expect(answer.text!.replaceAll('\n', ' ').replaceAll(/\s+/g, ' ')).toMatch(why);
      expect(answer.text).toContain('Oscar (South) is to move.');
      expect(movesIn(answer)).toContain(await legalMove(game));
      expect(answer.text).toContain('/play#');
      expect(answer.replyTo!.value[0]!.address).toBe(to);
      expect(mailbox.to('stranger@elsewhere.example')).toEqual([]);
      expect((await stored(game)).ply).toBe(0);
    },
  );

  test.each([
    ['IT', 'B1>', 'segno 1 della riga', 'Nel kunamua la mossa comincia nella fila davanti, e B1 è nella fila dietro.'],
    ['FR', 'a1<', 'signe 1 de la ligne', 'C’est à Sud de jouer, et ses rangées sont A et B, pas a.'],
  ])('in %s gives the reason in that language', async (locale, text, where, reason) => {
    const ask = (query: string, variables: Record<string, unknown>) =>
      server.ask(query, variables, tournament.players.get('Kobe'));
    await done(ask, 'setMailPreferences', { ...USUAL_WISHES, locale }, '');
    expect(await send({ to: await keyFor(gameOf('Kobe', 'Oscar'), 'first'), text })).toContain('answered');
    await done(ask, 'setMailPreferences', USUAL_WISHES, '');
    const said = lastTo('Kobe').text!.replaceAll(/\s+/g, ' ');
    expect(said).toContain(reason);
    expect(said).toContain(where);
  });

  test('to a position that is past is answered with the present one, and the same mail again is not', async () => {
    const game = gameOf('Oscar', 'Zuhura');
    const to = await keyFor(game, 'first');
    const move = await legalMove(game);
    expect(await send({ to, text: move })).toContain('played');
    const late = { to, text: 'A2>+', messageId: '<late@people.example>' };
    expect(await send(late)).toContain('answered');
    const answers = () =>
      mailbox.to(addressOf('Oscar')).filter(({ text }) => text?.includes('a position that is past'));
    expect(answers()).toHaveLength(1);
    expect(answers()[0]!.text).toContain('Zuhura (North) is to move.');
    await send(late);
    expect(answers()).toHaveLength(1);
    expect(await send({ to, text: move, messageId: '<other@people.example>' })).toContain('repeated');
    expect((await stored(game)).ply).toBe(1);
  });

  test('is told that the game is over', async () => {
    const game = gameOf('Zuhura', 'Asha');
    const to = await keyFor(game, 'first');
    const { id } = game;
    const resign = 'mutation ($id: ID!) { resign(input: { gameId: $id }) { __typename } }';
    await server.data(resign, { id }, tournament.players.get('Asha'));
    expect(await send({ to, text: await legalMove(game) })).toContain('answered');
    expect(lastTo('Zuhura').text!.replaceAll(/\s+/g, ' ')).toContain('is over, and nothing was changed');
  });

  test('goes to two games when it is addressed to both', async () => {
    const [one, two] = [gameOf('Kobe', 'Asha'), gameOf('Kobe', 'Zuhura')];
    const to = [await keyFor(one, 'first'), await keyFor(two, 'first')];
    expect(await send({ to, text: await legalMove(one) })).toContain('played');
    expect([(await stored(one)).ply, (await stored(two)).ply]).toEqual([1, 1]);
  });
});

test('a mail to a player’s own address for reports is taken as one by its subject; refused with a letter, no report goes to the director', async () => {
  const { tournamentId, players } = await stored(gameOf('Asha', 'Kobe'));
  const playerId = players.first;
  const world = scene.scope();
  const to = (await reportAddress(world, { tournamentId, playerId }, { takesReplies: true, domain: DOMAIN })) ?? '';
  const report = { to, text: 'Regards, Asha' };
  expect(await send({ ...report, subject: 'match 12: board 34567 started' })).toContain('Taken: answered');
  expect(lastTo('Asha').subject).toBe('Your report was not taken (Kombe la Baraza)');
  expect(lastTo('Asha').text).toContain('In tournaments of this system no boards are reported.');
  expect(await send({ ...report, subject: 'I am away next week' })).toContain('Taken: to director');
  expect(await server.db.prisma.ticket.count({ where: { tournamentId, filerId: playerId } })).toBe(1);
  expect(await send({ ...report, to: to.replace('report+', 'report+0') })).toMatch(/^550 5\.1\.1/);
});
