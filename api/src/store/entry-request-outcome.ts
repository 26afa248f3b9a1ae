/** What became of who asked by mail to be entered: he is, he waits for a place, or the director has declined. */
export const ENTRY_REQUEST_OUTCOMES = ['ENTERED', 'WAITING', 'DECLINED'] as const;
export type EntryRequestOutcome = (typeof ENTRY_REQUEST_OUTCOMES)[number];
