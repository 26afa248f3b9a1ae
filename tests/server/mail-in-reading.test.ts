import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerLine } from '../../api/src/application/mail/in/answer-line.ts';
import { asMeant, meaningOf } from '../../api/src/application/mail/in/meaning.ts';
import { isAutomatic, type ReceivedMail } from '../../api/src/application/mail/in/received-mail.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { readMail } from '../../api/src/server/mail-in/read-mail.ts';
import { propertyRuns } from '../support/property-runs.ts';

const HEAD = [
  'From: Asha <asha@people.example>',
  'To: Baraza <move+key@baraza.example>',
  'Subject: Re: Your move against Zuhura',
  'Message-ID: <one@people.example>',
  'MIME-Version: 1.0',
];

/** A message of these header fields and this body, as a mail program sends it. */
function message(fields: readonly string[], body: string | Buffer): Buffer {
  const head = [...HEAD, ...fields, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

const plain = (body: string) => message(['Content-Type: text/plain; charset=utf-8'], body.replaceAll('\n', '\r\n'));

/** A mail that can be read. */
async function readable(source: Buffer, envelopeFrom = 'asha@people.example'): Promise<ReceivedMail> {
  const mail = await readMail(source, envelopeFrom);
  if (mail === null) throw new Error('The mail cannot be read');
  return mail;
}

async function lineOf(source: Buffer): Promise<string | null> {
  return answerLine((await readable(source)).text);
}

const ALTERNATIVE = `--cut
Content-Type: text/plain; charset=utf-8

A6<

> The board
--cut
Content-Type: text/html; charset=utf-8

<p>A6&lt;</p><blockquote>The board</blockquote>
--cut--
`.replaceAll('\n', '\r\n');

describe('the line that a mail says', () => {
  test.each([
    ['plain text', plain('A6<\n')],
    ['blank lines and blanks before it', plain('\n \n\t  A6<  \n')],
    ['a quote below it', plain('A6<\n\nOn 21 November 2026 Baraza wrote:\n> A5>\n> B3<\n')],
    ['a signature below it', plain('A6<\n-- \nAsha\n')],
    [
      'quoted-printable',
      message(
        ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
        '=41=36=3C\r\n=\r\n> a',
      ),
    ],
    [
      'base64',
      message(
        ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
        Buffer.from('A6<\r\n\r\n> a').toString('base64'),
      ),
    ],
    [
      'ISO-8859-1 with letters beyond ASCII',
      message(
        ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: 8bit'],
        Buffer.from('A6<\r\n\r\nà bientôt', 'latin1'),
      ),
    ],
    [
      'UTF-16',
      message(
        ['Content-Type: text/plain; charset=utf-16le', 'Content-Transfer-Encoding: base64'],
        Buffer.from('A6<\r\n', 'utf16le').toString('base64'),
      ),
    ],
    [
      'flowed text with its stuffing',
      message(['Content-Type: text/plain; charset=utf-8; format=flowed'], ' A6<\r\n\r\n> a long \r\n> line\r\n'),
    ],
    [
      'HTML alone',
      message(
        ['Content-Type: text/html; charset=utf-8'],
        '<html><head><style>p { color: red }</style></head><body><div><br></div><div dir="ltr">A6&lt;</div><blockquote>A5&gt;</blockquote></body></html>',
      ),
    ],
    [
      'HTML in a table with a picture',
      message(
        ['Content-Type: text/html'],
        '<table><tr><td><img src="cid:board" alt=""></td></tr><tr><td><b>A6&lt;</b></td></tr></table>',
      ),
    ],
    ['text and HTML', message(['Content-Type: multipart/alternative; boundary=cut'], ALTERNATIVE)],
    ['invisible signs around it', plain('\u200b\ufeffA6<\u200e\n')],
    ['wide signs', plain('Ａ６＜\n')],
    ['old line ends', message(['Content-Type: text/plain'], 'A6<\rA5>\r')],
  ])('of %s is its first line', async (_what, source) => {
    expect(await lineOf(source)).toBe('A6<');
  });

  test.each([
    ['nothing', ''],
    ['blank lines', '\n\n  \n'],
    ['English', 'On Sat, 21 Nov 2026 at 12:00, Baraza <m@b.example> wrote:\n> old\n\nA6<\n'],
    ['Italian', 'Il giorno sab 21 nov 2026 Baraza ha scritto:\n> old\nA6<\n'],
    ['French', 'Le sam. 21 nov. 2026 à 12:00, Baraza <m@b.example> a écrit :\n> old\nA6<\n'],
    ['Esperanto', 'Je la 21-a de novembro 2026 Baraza skribis:\n> old\nA6<\n'],
    ['Swahili', 'Mnamo tarehe 21 Novemba 2026 Baraza aliandika:\n> old\nA6<\n'],
    ['German', 'Am 21. November 2026 schrieb Baraza:\n> old\nA6<\n'],
    [
      'a line broken before its end',
      'On Saturday, 21 November 2026, Baraza of Mombasa <move@baraza.example>\nwrote:\n> old\nA6<',
    ],
    ['a telephone’s divider', '-----Original Message-----\nFrom: Baraza\n\nA6<\n'],
    ['header lines', 'From: Baraza\nSent: Saturday\n\nA6<\n'],
    ['signs alone', '> A6<\n>> A5>\n'],
    ['a signature', '-- \nA6<\n'],
  ])('is none where it begins with the quote or the signature: %s', async (_what, body) => {
    expect(await lineOf(plain(body))).toBeNull();
  });

  test('of a long mail of HTML is found without delay', async () => {
    const quote = '<blockquote><div>old</div></blockquote>'.repeat(8_000);
    expect(await lineOf(message(['Content-Type: text/html'], `<p>A6&lt;</p>${quote}`))).toBe('A6<');
  });

  test('is not looked for in HTML that is nested without end', async () => {
    const source = message(['Content-Type: text/html'], `<p>A6&lt;</p>${'<div><blockquote>'.repeat(8_000)}`);
    expect(await readMail(source, 'asha@people.example')).toBeNull();
  });
});

describe('what a line means', () => {
  test.each([
    ['A6<', { kind: 'move', text: 'A6<', spaced: 'A6<' }],
    ['A6 < *', { kind: 'move', text: 'A6<*', spaced: 'A6 < *' }],
    ['a3>+.', { kind: 'move', text: 'a3>+', spaced: 'a3>+' }],
    ['Resign', { kind: 'resign' }],
    ['I resign.', { kind: 'resign' }],
    ['Mi rezignas!', { kind: 'resign' }],
    ['J’abandonne', { kind: 'resign' }],
    ['Hello Asha, how are you today?', { kind: 'nothing' }],
    [null, { kind: 'nothing' }],
    ['...', { kind: 'nothing' }],
  ])('%s', (line, meaning) => {
    expect(meaningOf(line)).toEqual(meaning);
  });
});

describe('a mail that no person wrote', () => {
  const from = 'asha@people.example';

  test.each([
    ['an answer during a holiday', ['Auto-Submitted: auto-replied'], from],
    ['what a program made', ['Auto-Submitted: auto-generated; owner=x'], from],
    ['bulk', ['Precedence: Bulk'], from],
    ['a list', ['List-Id: <all.example>'], from],
    ['an answering machine of old', ['X-Autoreply: yes'], from],
    [
      'a report of a failed delivery',
      ['Content-Type: multipart/report; report-type=delivery-status; boundary=cut'],
      from,
    ],
    ['a bounce', [], ''],
    ['a postmaster', [], 'MAILER-DAEMON@people.example'],
  ])('is known: %s', async (_what, fields, envelopeFrom) => {
    const source = message(fields, 'A6<\r\n');
    expect(isAutomatic(await readable(source, envelopeFrom))).toBe(true);
  });

  test('is not one whose program says that a person wrote it', async () => {
    expect(isAutomatic(await readable(message(['Auto-Submitted: no'], 'A6<'), from))).toBe(false);
    expect(isAutomatic(await readable(plain('A6<'), from))).toBe(false);
  });
});

describe('the identity of a mail', () => {
  test('is its Message-ID, else a digest of the whole of it', async () => {
    expect((await readable(plain('A6<'))).identity).toBe('<one@people.example>');
    const nameless = (body: string) => readable(Buffer.from(`From: a@b.example\r\n\r\n${body}`));
    expect((await nameless('A6<')).identity).toBe((await nameless('A6<')).identity);
    expect((await nameless('A6<')).identity).not.toBe((await nameless('A5<')).identity);
  });
});

test('whatever a mail says, it means a move that can be played, or it means none', () => {
  const start = GAMES.BAO.initial({ variant: 'KISWAHILI' });
  const position = start.ok ? start.value : '';
  const legal = GAMES.BAO.legalMoves(position);
  const line = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...legal.map((move) => move.toLowerCase())));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const meaning = meaningOf(answerLine(lines.join('\n')));
      if (meaning.kind !== 'move') return;
      const played = GAMES.BAO.play(position, asMeant(GAMES.BAO, position, meaning));
      if (played.ok) expect(legal).toContain(played.value.notation);
      else expect(played.error.column).toBeLessThanOrEqual(meaning.text.length + 1);
    }),
    propertyRuns(200, 20_000),
  );
});
