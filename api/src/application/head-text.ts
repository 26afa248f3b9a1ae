/** A text as a line of a head can hold it: blanks and line breaks are one blank each. */
export function headText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A player's name as the line of names can hold it: one that begins like a line of moves (`1:`) loses its colon. */
export function playerText(name: string): string {
  return headText(name).replace(/^(\d+):/, '$1');
}
