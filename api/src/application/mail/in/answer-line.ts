/** How mail programs begin what they quote, in the languages that mails are written in and some beside. */
const QUOTED = [
  /^[>|]/,
  /^-{2,}\s*\p{L}[\p{L}'’ ]*-{2,}$/u,
  /^(From|Da|De|El|Kutoka|Von|Van|Sent|Inviato|Envoyé|Sendita|Imetumwa)\s*:/i,
  /^(On|Il|Le|Je|La|Mnamo|Tarehe|Am|Op|El|Em)\s.*(wrote|ha scritto|a écrit|skribis|aliandika|schrieb|schreef|escribió|escreveu)\b.*:?$/iu,
  /^(On|Il|Le|Je|La|Mnamo|Tarehe|Am|Op|El|Em)\s.*\d{4}.*[,<]/iu,
  /.*(skribis|aliandika|wrote|ha scritto|a écrit)\s*:$/iu,
];
/** What stands for a picture where HTML was made to text. */
const PICTURE = /\[(cid|https?|data):[^\]]*\]/gi;
const SIGNATURE = /^(--|—|_{3,}|-{3,}|={3,})\s*$/;

/**
 * The first line that somebody has written above what he quotes and above his signature; null when there is none. Invisible
 * signs and blanks around it are gone, wide and narrow forms of signs are the usual ones.
 */
export function answerLine(text: string): string | null {
  for (const line of text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)) {
    const written = line
      .normalize('NFKC')
      .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
      .replaceAll(PICTURE, '')
      .trim();
    if (written === '') continue;
    const isOver = SIGNATURE.test(written) || QUOTED.some((pattern) => pattern.test(written));
    return isOver ? null : written;
  }
  return null;
}
