/** Whether a text can be in the database at all: PostgreSQL keeps no NUL, so what is asked with one is not there. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}
