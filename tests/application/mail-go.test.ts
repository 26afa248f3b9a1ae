import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReplyBox, takeReply } from '../../api/src/application/commands/mail/take-reply.ts';
import type { WrittenMail } from '../../api/src/application/mail/post.ts';
import { message } from '../../api/src/application/texts/say.ts';
import { LOCALES } from '../../api/src/kernel/locale.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { MailMatter } from '../../api/src/store/codecs/mail-payload.ts';
import { keepMailPreferences, USUAL_MAIL } from '../../api/src/store/mail-preference.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { writtenMail } from '../support/written-mail.ts';

let db: Db;
let world: World;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 7);
});
afterAll(() => db.close());

test('a game of go is played and counted by mail: board, prisoners and sides in every language, answers taken', async () => {
  const running = await world.running(['Eshe', 'Femi', 'Goma'], { game: 'GO', gameConfig: { size: 9 } });
  const [game] = await running.games();
  if (game === undefined) throw new Error('no game');
  const about = { tournamentId: running.id, gameId: game.id };
  const letter = (seat: 'first' | 'second', ply: number) =>
    writtenMail(world, { kind: 'MOVE', payload: { ...about, ply } }, game.players[seat]);
  const reply = async (mail: WrittenMail, text: string) => {
    const box = await findReplyBox(world.system, mail.replyTo?.split('@')[0] ?? '');
    if (box === null) throw new Error('no box');
    return takeReply(world.system, box, {
      identity: `<${text}>`,
      from: null,
      subject: '',
      text,
      headers: new Map(),
      envelopeFrom: 'a@b.example',
    });
  };
  const opening = await letter('first', 0);
  expect(opening.text).toContain('you play Black: the first move is yours');
  expect(opening.text).toContain('for example: D4');
  expect(await reply(opening, 'g 3.\n> quoted')).toBe('PLAYED');
  for (const locale of LOCALES) {
    await keepMailPreferences(db.prisma, game.players.second, { ...USUAL_MAIL, locale });
    const { text, html, pictures } = await letter('second', 1);
    expect(text).not.toMatch(/\{\w+\}|undefined|South|North/);
    expect(text).toMatch(/^ +3 {2}\. \. \. \. \. \.\(X\)\. \. {3}3$/m);
    expect(html).toContain(`src="cid:${pictures[0]?.contentId}"`);
    expect(text.split('\n').filter((line) => line.length > 72 && !/https?:|@/.test(line))).toEqual([]);
  }
  await keepMailPreferences(db.prisma, game.players.second, USUAL_MAIL);
  expect(await reply(await letter('second', 1), 'G3')).toBe('ANSWERED');
  expect(await reply(await letter('second', 1), 'Pass')).toBe('PLAYED');
  expect(await reply(await letter('first', 2), 'pass')).toBe('PLAYED');
  const due = (kind: 'MOVE' | 'REMINDER', more: object) =>
    writtenMail(world, { kind, payload: { ...about, ply: 3, ...more } } as MailMatter, game.players.second);
  for (const locale of LOCALES) {
    await keepMailPreferences(db.prisma, game.players.second, { ...USUAL_MAIL, locale });
    const reminder = await due('REMINDER', { hours: 24, agreement: 1 });
    const why = { message: message('games.GO.refused.ko', { point: 'C3' }) };
    const refused = { why: 'ILLEGAL', line: 'c3', column: 1, rule: 'ko', ...why };
    const told = [
      reminder,
      await due('MOVE', { planDropped: { reply: 'C3', ...why } }),
      await writtenMail(
        world,
        { kind: 'MOVE_REFUSED', payload: { ...about, ply: 3, ...refused } } as MailMatter,
        game.players.second,
      ),
      await writtenMail(world, { kind: 'RULING_NEEDED', payload: about }, running.director.playerId),
    ];
    for (const { subject, text } of told) expect(`${subject} ${text}`).not.toMatch(/\{\w+\}|undefined/);
    for (const { text } of told.slice(1, 3)) expect(text).toMatch(/\bKo\b/i);
    expect(reminder.text).toContain('W accept 0');
  }
  await keepMailPreferences(db.prisma, game.players.second, USUAL_MAIL);
  expect((await due('REMINDER', { hours: 24, agreement: 1 })).subject).toBe('72 hours left to agree with Eshe');
  const counting = await letter('second', 3);
  expect(counting.text).toMatch(/accept the\s+marks as they are with W accept 0\./);
  expect(await reply(counting, 'w accept 0')).toBe('PLAYED');
  expect((await running.games()).find(({ id }) => id === game.id)).toMatchObject({ ply: 4, status: 'RUNNING' });
  expect(await reply(await letter('first', 4), 'B accept 0')).toBe('PLAYED');
  const ended = await writtenMail(
    world,
    { kind: 'GAME_FINISHED', payload: { tournamentId: running.id, gameIds: [game.id] } },
    game.players.first,
  );
  expect(ended.text).toContain('Eshe (Black)');
});
