import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { findReplyBox } from '../../api/src/application/commands/mail/take-reply.ts';
import { gameLink } from '../../api/src/application/mail/game-link.ts';
import { rotateMailSecret } from '../../api/src/application/mail/mail-secret.ts';
import { replyAddress } from '../../api/src/application/mail/reply-key.ts';
import { DAY, millis, minus } from '../../api/src/kernel/time.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { DOMAIN, openMailScene } from './mail-scene.ts';

const scene = await openMailScene();
const { mailbox, server, gameOf, stored, legalMove, scope, keyFor, send, lastTo } = scene;
afterAll(() => scene.close());

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
