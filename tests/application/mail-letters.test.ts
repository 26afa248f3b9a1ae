import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { findReplyBox, takeReply } from '../../api/src/application/commands/mail/take-reply.ts';
import { isAccountLink } from '../../api/src/application/mail/account-link.ts';
import { stoppedPlayer } from '../../api/src/application/mail/stop-link.ts';
import type { WrittenMail } from '../../api/src/application/mail/post.ts';
import { mailWriter } from '../../api/src/application/mail/write-mail.ts';
import { asId, type MailId, type PlayerId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { MAIL_KINDS, type MailKind, type MailMatter } from '../../api/src/store/codecs/mail-payload.ts';
import { LOCALES } from '../../api/src/kernel/locale.ts';
import { keepMailPreferences, USUAL_MAIL } from '../../api/src/store/mail-preference.ts';
import { insertMails, mailId } from '../../api/src/store/writing/outbox.ts';
import { accountMatters, addressed, isToStranger } from '../support/account-matters.ts';
import { openTestDatabase } from '../support/database.ts';
import { everyMail } from '../support/every-mail.ts';
import { DIGEST, LINES } from '../support/letter-words.ts';
import { must, newWorld, personOf, type Person, type World } from '../support/world.ts';
import { TEST_POST } from '../support/test-post.ts';
import { instant } from '../../api/src/kernel/time.ts';
import { message } from '../../api/src/application/texts/say.ts';

let db: Db;
let world: World;
let reader: Person;
let director: Person;
let matters: Readonly<Record<MailKind, MailMatter>>;
let tournamentId: TournamentId;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 7);
  ({ reader, director, matters, tournamentId } = await everyMail(world));
  const told = [matters.MOVE, matters.GAME_FINISHED].map((matter) => ({
    ...addressed(matter, reader.playerId),
    dedupeKey: `told ${matter.kind}`,
    notBefore: world.now(),
  }));
  await insertMails(db.prisma, told, world.now());
  await db.prisma.outboxMail.updateMany({
    where: { dedupeKey: { startsWith: 'told ' } },
    data: { digestId: mailId(DIGEST) },
  });
});
afterAll(() => db.close());

async function written(of: MailKind | MailMatter, playerId: PlayerId = reader.playerId): Promise<WrittenMail> {
  const matter = typeof of === 'string' ? matters[of] : of;
  const id = matter.kind === 'DIGEST' ? mailId(DIGEST) : asId<MailId>(`mail-${matter.kind}`);
  const row = { id, madeAt: world.now(), notBefore: world.now(), state: 'QUEUED', attempts: 1 } as const;
  const scope = { ...world.system, post: TEST_POST };
  const record = { ...row, locale: null, subject: null, ...addressed(matter, playerId) };
  const mail = await (await mailWriter(scope, [record]))(record);
  if (mail === null) throw new Error(`${matter.kind} was not written`);
  return mail;
}

const everything = MAIL_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const));

test.each(everything)(
  '%s is written in %s, as plain text and as HTML, with nothing left to be filled',
  async (kind, locale) => {
    await keepMailPreferences(db.prisma, reader.playerId, { ...USUAL_MAIL, locale, timeZone: 'Africa/Nairobi' });
    const matter = isToStranger(kind) ? accountMatters(locale, tournamentId, reader.playerId)[kind] : kind;
    const { subject, text, html, pictures, messageId, stopUrl } = await written(matter);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b|NaN|\[object/);
    expect(subject.length).toBeGreaterThan(5);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/<script|src="http/);
    const long = text.split('\n').filter((line) => line.length > 72 && !/https?:|@/.test(line));
    expect(long).toEqual([]);
    for (const { contentId } of pictures) expect(html).toContain(`src="cid:${contentId}"`);
    expect(messageId).toMatch(/^[\w-]+@baraza\.example$/);
    expect(stopUrl === null).toBe(isAccountLink(kind));
    if (kind === 'MOVE') expect(text).toMatch(/\(Africa\/Nairobi\)[\s\S]*UTC/);
  },
);

test('a language has words of its own: no two write the same mail', async () => {
  const texts = new Set<string>();
  for (const locale of LOCALES) {
    await keepMailPreferences(db.prisma, reader.playerId, { ...USUAL_MAIL, locale });
    texts.add((await written('MOVE')).text);
  }
  expect(texts.size).toBe(LOCALES.length);
});

test('the mail of a move has the move, the board in letters and as a picture, the deadline, a link and an address for the answer', async () => {
  await keepMailPreferences(db.prisma, reader.playerId, USUAL_MAIL);
  const { subject, text, html, pictures, replyTo, stopUrl } = await written('MOVE');
  expect(subject).toMatch(/^Your move against \w+ \(Kombe <b> & "Pwani"\)$/);
  expect(text).toMatch(/ played A6>\*?\. It is your turn\./);
  expect(text).toMatch(/^ {2}a .* a$/m);
  expect(text).toMatch(/Move by: \w+ \d+ November at \d\d:\d\d UTC/);
  expect(text).toMatch(/^https:\/\/baraza\.example\/play#\S+$/m);
  expect(replyTo).toMatch(/^move\+[\w-]{1,59}@baraza\.example$/);
  expect(
    Buffer.from(pictures[0]?.bytes ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(html).toMatch(/<img [^>]*alt="[^"]{40,}"/);
  expect(stoppedPlayer(TEST_POST.secret, stopUrl?.split('/').at(-1) ?? '')).toBe(reader.playerId);
});

test('a ticket’s mail has the words of the other side as they were written, and leads to where it is answered', async () => {
  await keepMailPreferences(db.prisma, reader.playerId, USUAL_MAIL);
  const answered = await written('TICKET_ANSWERED');
  expect(answered.subject).toBe('A word in a ticket (Kombe <b> & "Pwani")');
  expect(answered.text).toMatch(/^Director has written in a ticket of [^:]+:\n\n> Which <i>moves<\/i>\?\n/m);
  expect(answered.html).toContain('Which &lt;i&gt;moves');
  expect(answered.text).toContain('https://baraza.example/my-games');
  expect((await written('TICKET_DECIDED')).text).toMatch(/It is rejected:\s+> Nothing out of the ordinary\./);
  const filed = await written('TICKET_FILED', director.playerId);
  const quoted = filed.text.match(/^> .*$/gm)?.map((line) => line.slice(2)) ?? [];
  expect([quoted.slice(0, -1).join(' '), quoted.at(-1)].join('\n')).toBe(LINES);
  expect(filed.text).toContain('https://baraza.example/desk');
});

test.each([
  [{ change: 'QUALIFIED' }, 'You have a place in Kombe', /You are among those who play/],
  [{ change: 'WOULD_QUALIFY' }, 'A correction in KIBA championship', /would give you a place/],
  [{ change: 'WOULD_NOT_QUALIFY' }, 'A correction in KIBA championship', /It remains yours/],
  [{ title: 'BINGWA' }, 'You are Bingwa wa KIBA', /the master of KIBA championship/],
  [{ title: 'COUNTRY_CHAMPION' }, 'Your country has won Kombe', /and you played for it/],
] as const)('of a championship: %o', async (what, title, words) => {
  await keepMailPreferences(db.prisma, reader.playerId, USUAL_MAIL);
  const matter = matters['change' in what ? 'SERIES_PLACE' : 'TITLE_WON'];
  const { subject, text } = await written({ ...matter, payload: { ...matter.payload, ...what } } as MailMatter);
  expect(subject).toContain(title);
  expect(text.replaceAll('\n', ' ')).toMatch(words);
  expect(text).toMatch(/^https:\/\/baraza\.example\/series\/\S+$/m);
});

const PITS = ['a5', 'a6', 'a7'] as const;
const refusedMen = (places: Record<'leaving' | 'place' | 'standing', string | number>) =>
  message('games.BACKGAMMON.refused.no-man', places);
const harvest = (pits: readonly string[]) => message('games.BAO.refused.harvest-possible', { pits: { names: pits } });

test.each([
  ['it', 'ILLEGAL', harvest(PITS), /Da a5, a6 e a7 è possibile una presa/],
  ['en', 'ILLEGAL', harvest(PITS.slice(1)), /possible from a6 and a7, so/],
  ['sw', 'NOT_RUNNING', message('refused.game.paused', { until: { at: instant(0) } }), /Mchezo umesitishwa hadi /],
  ['eo', 'ILLEGAL', message('refused.game.namedChance'), /La servilo ĵetas la ĵetkubojn: neniu elektas ilin\./],
  [
    'it',
    'ILLEGAL',
    refusedMen({ leaving: 2, place: 'bar', standing: 1 }),
    /2 pedine lascerebbero il bar, dove c’è 1 pedina\./,
  ],
  [
    'fr',
    'ILLEGAL',
    refusedMen({ leaving: 1, place: '13', standing: 0 }),
    /1 pion quitterait la case 13, où il y a 0 pion\./,
  ],
  ['sw', 'ILLEGAL', message('games.BACKGAMMON.refused.match-over', { games: 3 }), /Pambano limekwisha\./],
] as const)('why an answer was not played, in %s: %s', async (locale, why, said, words) => {
  await keepMailPreferences(db.prisma, reader.playerId, { ...USUAL_MAIL, locale });
  const matter = matters.MOVE_REFUSED;
  const payload = { ...matter.payload, why, rule: null, message: said };
  const { text } = await written({ ...matter, payload } as MailMatter);
  expect(text.replaceAll('\n', ' ')).toMatch(words);
});

test('why an answer was not played leads to the rule that it breaks', async () => {
  const { text, html } = await written('MOVE_REFUSED');
  expect(text).toContain(`* Bao 3.1\n  ${TEST_POST.pageUrl}/rules/bao#3.1\n`);
  expect(html).toContain(`<a href="${TEST_POST.pageUrl}/rules/bao#3.1"`);
});

test('a player without an account has no mail to be written', async () => {
  const lone = await db.prisma.player.create({
    data: { id: 'lone', handle: 'lone', name: 'Lone', createdAt: new Date(world.now()) },
  });
  await expect(written('CANCELLED', asId<PlayerId>(lone.id))).rejects.toThrow('CANCELLED was not written');
});

test('a game of go is played and counted by mail: board, prisoners and sides in every language, answers taken', async () => {
  const running = await world.running(['Eshe', 'Femi', 'Goma'], { game: 'GO', gameConfig: { size: 9 } });
  const [game] = await running.games();
  if (game === undefined) throw new Error('no game');
  const about = { tournamentId: running.id, gameId: game.id };
  const letter = (seat: 'first' | 'second', ply: number) =>
    written({ kind: 'MOVE', payload: { ...about, ply } }, game.players[seat]);
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
    written({ kind, payload: { ...about, ply: 3, ...more } } as MailMatter, game.players.second);
  for (const locale of LOCALES) {
    await keepMailPreferences(db.prisma, game.players.second, { ...USUAL_MAIL, locale });
    const reminder = await due('REMINDER', { hours: 24, agreement: 1 });
    const why = { message: message('games.GO.refused.ko', { point: 'C3' }) };
    const refused = { why: 'ILLEGAL', line: 'c3', column: 1, rule: 'ko', ...why };
    const told = [
      reminder,
      await due('MOVE', { planDropped: { reply: 'C3', ...why } }),
      await written(
        { kind: 'MOVE_REFUSED', payload: { ...about, ply: 3, ...refused } } as MailMatter,
        game.players.second,
      ),
      await written({ kind: 'RULING_NEEDED', payload: about }, running.director.playerId),
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
  const ended = await written(
    { kind: 'GAME_FINISHED', payload: { tournamentId: running.id, gameIds: [game.id] } },
    game.players.first,
  );
  expect(ended.text).toContain('Eshe (Black)');
});

test('a game of oware that is over tells in every language how its board has ended', async () => {
  const running = await world.running(['Hawa', 'Issa', 'Juma'], { game: 'OWARE' });
  const [game] = await running.games();
  if (game === undefined) throw new Error('no game');
  for (const [ply, move] of [...'BbFdAeEaCcBbFeCfEdBeCcDfFeEfF'].entries()) {
    const mover = personOf(running.players, game.players[ply % 2 === 0 ? 'first' : 'second']);
    must(await playMove(mover.context, { gameId: game.id, ply, move }));
  }
  const matter: MailMatter = { kind: 'GAME_FINISHED', payload: { tournamentId: running.id, gameIds: [game.id] } };
  const told = new Map<string, string>();
  for (const locale of LOCALES) {
    await keepMailPreferences(db.prisma, game.players.first, { ...USUAL_MAIL, locale });
    told.set(locale, (await written(matter, game.players.first)).text.replaceAll(/\s+/g, ' '));
  }
  expect(told.get('en')).toContain(', as a draw, because a side that was empty could not be fed.');
  expect(told.get('it')).toContain('perché un lato vuoto non poteva essere rifornito di semi.');
  expect(told.get('fr')).toContain('car un camp vide ne pouvait pas être nourri en graines.');
});

test('a tournament that was cancelled tells why: in its director’s words, or in the reader’s language', async () => {
  const draft = await world.draft(director);
  must(await cancelTournament(director.context, { tournamentId: draft, reason: 'The hall is closed.' }));
  const mail = (id: TournamentId): MailMatter => ({ kind: 'CANCELLED', payload: { tournamentId: id } });
  await keepMailPreferences(db.prisma, reader.playerId, { ...USUAL_MAIL, locale: 'en' });
  expect((await written(mail(draft))).text).toContain('Why: The hall is closed.');
  const short = await world.draft(director);
  const reason = message('ruling.reason.tooFew');
  must(await cancelTournament(world.system, { tournamentId: short, reason }));
  await keepMailPreferences(db.prisma, reader.playerId, { ...USUAL_MAIL, locale: 'it' });
  expect((await written(mail(short))).text).toContain('Perché: Gli iscritti erano troppo pochi.');
});
