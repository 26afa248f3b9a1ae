/** The one sentence for a data folder in which nothing can be written, or not enough; `cause` is an error or its text. */
export function unusable(folder: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `The data folder ${folder} cannot be used (${reason}): see that it may be written and that its disk has room, or give another folder with --data.`;
}
