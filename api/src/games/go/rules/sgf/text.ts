/**
 * What a raw value says: an escaped character is itself, an escaped line break vanishes, any line break is `\n`, a tab and its like
 * a space. Source: Go 5.
 */
export function readText(raw: string): string {
  return raw.replaceAll(
    /\\?(\r\n|\n\r|\r|\n)|\\([^])|[\t\v\f]/g,
    (found: string, _break: unknown, escaped: unknown) => {
      if (/[\r\n]/.test(found)) return found.startsWith('\\') ? '' : '\n';
      return typeof escaped === 'string' && !/[\t\v\f]/.test(escaped) ? escaped : ' ';
    },
  );
}

/** The raw value that says a text. */
export function writeText(text: string): string {
  return text.replaceAll(/[\\\]]/g, '\\$&');
}
