import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { isAccountLink } from '../../api/src/application/mail/account-link.ts';
import { stoppedPlayer } from '../../api/src/application/mail/stop-link.ts';
import type { WrittenMail } from '../../api/src/application/mail/post.ts';
import { asId, type PlayerId, type TournamentId } from '../../api/src/kernel/ids.ts';
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
import { writtenMail } from '../support/written-mail.ts';
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

function written(of: MailKind | MailMatter, playerId: PlayerId = reader.playerId): Promise<WrittenMail> {
  return writtenMail(world, typeof of === 'string' ? matters[of] : of, playerId);
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
