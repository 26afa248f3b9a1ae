const LONGEST = 60;
const WORD = String.raw`(?:user[ -]?id|user[ -]?name|login|handle|nick(?:name)?|id)`;
const LINE = new RegExp(String.raw`^(?:my\s+)?${WORD}\s*[:=]\s*(?<id>\S.*)$`, 'iu');
/** `my userid at that server is jdoe`, `my id: jdoe`. */
const SAID = new RegExp(
  String.raw`\b${WORD}\b(?:\s+(?:at|on|in|with|for|there)\b[^:=\n]{0,60}?)?\s*(?:\bis\b|[:=])\s*["'*“‘«<(]*(?<id>[^\s"'*”’»>,;()]+)`,
  'iu',
);
/** `userid jdoe`, `(id jdoe)`: what follows is no word that goes on with a sentence. */
const BESIDE =
  /\b(?:user[ -]?id|user[ -]?name|id)\s+["'*“‘«]*(?!(?:at|on|in|is|for|there|and|with|of|to|will|my)\b)(?<id>[^\s"'*”’»,;():=]+)/iu;

/** By what somebody goes on the server where the tournament is played, as he writes it: in a line of its own, or in a sentence; null: he does not. */
export function idIn(lines: readonly string[]): string | null {
  const own = lines.map((line) => LINE.exec(line.trim())?.groups?.['id']).find((id) => id !== undefined);
  if (own !== undefined) return clipped(own);
  const whole = lines.join(' ');
  for (const pattern of [SAID, BESIDE]) {
    const told = [...lines, whole].map((line) => pattern.exec(line)?.groups?.['id']).find((id) => id !== undefined);
    if (told !== undefined) return clipped(told.replace(/[.!?]+$/, ''));
  }
  return null;
}

function clipped(id: string): string | null {
  const trimmed = id.trim();
  return trimmed === '' || trimmed.length > LONGEST ? null : trimmed;
}
