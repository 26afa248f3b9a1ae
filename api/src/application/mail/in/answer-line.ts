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
/** Whoever writes more has said before what he wants. */
const LONGEST = 10_000;
const SIGNATURE = /^(--|—|_{3,}|-{3,}|={3,})\s*$/;

/**
 * The first line that somebody has written above what he quotes and above his signature; null when there is none. Invisible
 * signs and blanks around it are gone, wide and narrow forms of signs are the usual ones.
 */
export function answerLine(text: string): string | null {
  return writtenLines(text)[0] ?? null;
}

/** All such lines that are not empty, in their order. */
export function writtenLines(text: string): readonly string[] {
  const lines = text
    .slice(0, LONGEST)
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) =>
      line
        .normalize('NFKC')
        .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
        .replaceAll(PICTURE, '')
        .trim(),
    )
    .filter((line) => line !== '');
  const end = lines.findIndex((line) => SIGNATURE.test(line) || QUOTED.some((pattern) => pattern.test(line)));
  return end < 0 ? lines : lines.slice(0, end);
}
