import fc from 'fast-check';
import { createTransport, type Transporter } from 'nodemailer';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findReplyBox } from '../../api/src/application/commands/mail/take-reply.ts';
import { gameLink } from '../../api/src/application/mail/game-link.ts';
import { rotateMailSecret } from '../../api/src/application/mail/mail-secret.ts';
import { replyAddress } from '../../api/src/application/mail/reply-key.ts';
import { idNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { DAY, millis, minus } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/rules/games/registry.ts';
import { gamesByIds, type GameRecord } from '../../api/src/store/reading/game.ts';
import { movesInRanges } from '../../api/src/store/reading/move.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { USUAL_WISHES } from '../support/mail-server.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';

const DOMAIN = 'baraza.example';
let mailbox: Mailbox;
let server: TestServer;
let post: Transporter;
let tournament: ApiTournament;
let games: readonly OpenGame[];

beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ variables: { SMTP_URL: mailbox.url, MAIL_DOMAIN: DOMAIN, MAIL_IN_PORT: '0' } });
  const port = server.composed.mailIn?.port;
  post = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, pool: true });
  tournament = await runningTournament(server, ['Asha', 'Zuhura', 'Kobe', 'Oscar']);
  games = await gamesOf(server, tournament.id);
  await server.composed.settled();
});
afterAll(async () => {
  post.close();
  await server.close();
  await mailbox.close();
});

const addressOf = (name: string): string => tournament.players.get(name)!.email;
const gameOf = (first: string, second: string): OpenGame =>
  games.find((game) => game.first === first && game.second === second)!;

async function stored({ id }: OpenGame): Promise<GameRecord> {
  const [game] = await gamesByIds(server.db.prisma, [idNamed<GameId>(id, ['BaoGame'])]);
  return game!;
}

/** A move that can be played there now. */
async function legalMove(game: OpenGame): Promise<string> {
  const [move] = GAMES.BAO.legalMoves((await stored(game)).position!);
  return move!;
}

const scope = () => ({ db: server.db, now: server.clock.now, entropy: seededEntropy(9) });
const keyFor = async (game: OpenGame, seat: Seat): Promise<string> =>
  replyAddress(scope(), await stored(game), seat, DOMAIN);

interface Answer {
  readonly to: string | readonly string[];
  readonly text: string;
  readonly from?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly envelopeFrom?: string;
}

/** Sends a mail as a mail program does; what the server says is the answer, a refusal its code. */
async function send({
  to,
  text,
  from = addressOf('Asha'),
  messageId,
  headers = {},
  envelopeFrom = from,
}: Answer): Promise<string> {
  const sent = post.sendMail({
    envelope: { from: envelopeFrom, to: [to].flat() },
    from,
    to: [to].flat(),
    subject: 'Re: Your move',
    text,
    headers: { ...headers },
    ...(messageId === undefined ? {} : { messageId }),
  });
  const said = await sent.then(
    ({ response = '' }) => response,
    ({ response, message }: { response?: string; message: string }) => response ?? message,
  );
  await server.composed.settled();
  return said;
}

/** The last mail that somebody was sent. */
const lastTo = (name: string): ParsedMail => mailbox.to(addressOf(name)).at(-1)!;

/** The moves that a mail lists. */
function movesIn({ text = '' }: ParsedMail): readonly string[] {
  const listed = /moves? (?:is|are) possible: ([^-]*?)\n\n/s.exec(text)?.[1] ?? '';
  return listed.split(/\s+/).filter((move) => move !== '');
}

test('two people play a whole game by mail alone, from the first mail to that of the result', async () => {
  const game = gameOf('Asha', 'Zuhura');
  const start = lastTo('Asha').text!;
  const first = start.slice(start.indexOf('Or send your first move of game 1 against Zuhura'));
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
    if (mail.subject === `Game 1 against ${mover} is over`) break;
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
  expect(results.filter((text) => text.includes('You won game 1 against'))).toHaveLength(1);
  expect(results.filter((text) => text.includes('You lost game 1 against'))).toHaveLength(1);
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
    await done(ask, 'setMailPreferences', 'SetMailPreferencesInput', { ...USUAL_WISHES, locale }, '');
    expect(await send({ to: await keyFor(gameOf('Kobe', 'Oscar'), 'first'), text })).toContain('answered');
    await done(ask, 'setMailPreferences', 'SetMailPreferencesInput', USUAL_WISHES, '');
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

describe('a mail that changes nothing', () => {
  const other = (address: string, at: number) =>
    `${address.slice(0, at)}${address.charAt(at) === '0' ? '1' : '0'}${address.slice(at + 1)}`;
  const forgeries: ReadonlyArray<readonly [string, (address: string) => string | Promise<string>]> = [
    ['no mailbox', () => `hello@${DOMAIN}`],
    ['no key', () => `move@${DOMAIN}`],
    ['a key that is not whole', (address) => address.replace(/.{4}@/, '@')],
    ['another seal', (address) => other(address, address.indexOf('@') - 3)],
    ['another ply', (address) => address.replace('-s0-', '-s1-')],
    ['the seat of the opponent', (address) => address.replace('-s0-', '-n0-')],
    ['a later end', (address) => address.replace(/-s0-\w+-/, '-s0-zzzzzz-')],
    ['another game', async (address) => address.replace(/\+\w{16}/, `+${(await stored(gameOf('Oscar', 'Kobe'))).id}`)],
    ['no game', (address) => address.replace(/\+\w{16}/, `+${'0'.repeat(16)}`)],
    ['another domain', (address) => address.replace(DOMAIN, 'elsewhere.example')],
    [
      'the token of a link',
      async () => {
        const link = await gameLink(scope(), await stored(gameOf('Oscar', 'Asha')), 'first', '');
        return `move+${link.slice(link.indexOf('#') + 1)}@${DOMAIN}`;
      },
    ],
  ];

  test.each(forgeries)('is refused at the door: %s', async (_what, forge) => {
    const game = gameOf('Oscar', 'Asha');
    const before = mailbox.received.length;
    expect(await send({ to: await forge(await keyFor(game, 'first')), text: await legalMove(game) })).toMatch(
      /^550 5\.1\.1/,
    );
    expect((await stored(game)).ply).toBe(0);
    expect(mailbox.received.length).toBe(before);
  });

  test('no sign of an address can be another', async () => {
    const address = await keyFor(gameOf('Oscar', 'Asha'), 'first');
    const mailbox = address.slice(0, address.indexOf('@'));
    const sign = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz-+');
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: mailbox.length - 1 }), sign, async (at, other) => {
        const changed = `${mailbox.slice(0, at)}${other}${mailbox.slice(at + 1)}`;
        expect((await findReplyBox(scope(), changed)) !== null).toBe(changed === mailbox);
      }),
      propertyRuns(60, 2_000),
    );
    expect(mailbox.length).toBeLessThanOrEqual(64);
    expect(await findReplyBox(scope(), mailbox.toUpperCase())).toMatchObject({
      ply: 0,
      seat: 'first',
      isExpired: false,
    });
  });

  test.each([
    ['an answer during a holiday', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a bounce', { envelopeFrom: '' }],
    ['bulk', { headers: { Precedence: 'bulk' } }],
  ])('is taken and forgotten: %s', async (_what, mail) => {
    const game = gameOf('Oscar', 'Asha');
    const before = mailbox.received.length;
    expect(await send({ to: await keyFor(game, 'first'), text: await legalMove(game), ...mail })).toContain('ignored');
    expect((await stored(game)).ply).toBe(0);
    expect(mailbox.received.length).toBe(before);
  });

  test('is refused when it is too large, or for too many', async () => {
    const game = gameOf('Oscar', 'Asha');
    const to = await keyFor(game, 'first');
    expect(await send({ to, text: `${await legalMove(game)}\n${'x'.repeat(1_100_000)}` })).toMatch(/^552/);
    const many = await Promise.all(
      [gameOf('Zuhura', 'Oscar'), gameOf('Kobe', 'Oscar')].flatMap((one) => [
        keyFor(one, 'first'),
        keyFor(one, 'second'),
      ]),
    );
    const said = await send({ to: [to, ...many, to.toUpperCase()], text: '> nothing' });
    expect(said).toContain('Taken: answered');
    expect((await stored(game)).ply).toBe(0);
  });

  test('is refused once its player has taken back what he was mailed', async () => {
    const game = gameOf('Oscar', 'Asha');
    const to = await keyFor(game, 'first');
    await rotateMailSecret(scope(), (await stored(game)).players.first);
    expect(await send({ to, text: await legalMove(game) })).toMatch(/^550 5\.1\.1/);
    expect((await stored(game)).ply).toBe(0);
  });

  test('is put off when one mailbox gets too many in a minute', async () => {
    const to = await keyFor(gameOf('Zuhura', 'Oscar'), 'first');
    const said: string[] = [];
    for (let mail = 0; mail < 7; mail++)
      said.push(await send({ to, text: '> nothing', headers: { Precedence: 'bulk' } }));
    expect(said.at(-1)).toMatch(/^450 4\.2\.1/);
  });

  test('is answered when its key is out of date', async () => {
    const game = gameOf('Kobe', 'Oscar');
    const longAgo = { ...scope(), now: () => minus(server.clock.now(), millis(31 * DAY)) };
    const to = await replyAddress(longAgo, await stored(game), 'first', DOMAIN);
    expect(await send({ to, text: await legalMove(game) })).toContain('answered');
    const answer = lastTo('Kobe');
    expect(answer.text!.replaceAll(/\s+/g, ' ')).toContain('The address to which you answered is out of date');
    expect((await stored(game)).ply).toBe(0);
    const fresh = answer.replyTo!.value[0]!.address!;
    expect(await send({ to: fresh, text: await legalMove(game) })).toContain('played');
  });
});
