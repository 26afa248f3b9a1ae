import type { Letter, LetterFoot, LetterPart } from './letter.ts';

/** The colours of the light look; a mail program that darkens mails does so by itself. */
const INK = '#1a1c28';
const SOFT = '#5c5f72';
const PAPER = '#fcfcfa';
const GROUND = '#f2f2ed';
const LINE = '#d8d8cf';
const ACTION = '#2e3a8c';
const FONT = "font-family:'Source Sans 3',Segoe UI,Helvetica,Arial,sans-serif";
const MONO = 'font-family:Menlo,Consolas,monospace';

/**
 * A letter as HTML: one column of a table with its styles in place, no script and nothing loaded from elsewhere, as mail
 * programs take it. `lang` is the language of its words. Written here, since MJML is some two hundred packages for what is one
 * column.
 */
export function htmlLetter(
  { subject, parts }: Pick<Letter, 'subject' | 'parts'>,
  foot: LetterFoot | null,
  lang: string,
): string {
  const cell = 'padding:24px 20px;border:1px solid';
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:16px;background:${GROUND};color:${INK};${FONT};font-size:16px;line-height:1.5">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">',
    `<tr><td style="${cell} ${LINE};border-radius:10px;background:${PAPER}">${parts.map(block).join('')}</td></tr>`,
    foot === null ? '' : `<tr><td style="padding:12px 20px;color:${SOFT};font-size:14px">${below(foot)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}

function block(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 14px">${escaped(part.text)}</p>`;
    case 'small':
      return `<p style="margin:0 0 14px;color:${SOFT};font-size:14px">${escaped(part.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 14px;padding:0 0 0 12px;border-left:3px solid ${LINE};white-space:pre-line">${escaped(part.text)}</blockquote>`;
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" style="margin:0 0 14px">${part.rows.map(factRow).join('')}</table>`;
    case 'list':
      return `<ul style="margin:0 0 14px;padding-left:20px">${part.items.map(({ text, url }) => `<li>${url === undefined ? escaped(text) : linked(text, url)}</li>`).join('')}</ul>`;
    case 'link':
      return `<p style="margin:0 0 14px"><a href="${escaped(part.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${ACTION};color:#ffffff;text-decoration:none;font-weight:600">${escaped(part.label)}</a></p>`;
    case 'board': {
      const { picture } = part;
      if (picture === null)
        return `<pre style="margin:0 0 14px;overflow-x:auto;${MONO};font-size:13px">${escaped(part.drawn)}</pre>`;
      const size = `width="${picture.width}" height="${picture.height}"`;
      return `<p style="margin:0 0 14px"><img src="cid:${picture.contentId}" ${size} alt="${escaped(picture.text)}" style="display:block;width:100%;max-width:${picture.width}px;height:auto;border-radius:10px;${MONO};font-size:13px"></p>`;
    }
  }
}

function factRow([name, value]: readonly [string, string]): string {
  const cell = 'padding:2px 12px 2px 0;vertical-align:top';
  return `<tr><th scope="row" align="left" style="${cell};color:${SOFT};font-weight:400">${escaped(name)}</th><td style="${cell}">${escaped(value)}</td></tr>`;
}

function below({ why, links }: LetterFoot): string {
  return `${escaped(why)}<br>${links.map(({ label, url }) => linked(label, url)).join(' · ')}`;
}

function linked(text: string, url: string): string {
  return `<a href="${escaped(url)}" style="color:${ACTION}">${escaped(text)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
