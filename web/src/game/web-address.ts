/** The address of a page of the web, as it may be linked; null for any other text, as one that would run when it is followed. */
export function webAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
