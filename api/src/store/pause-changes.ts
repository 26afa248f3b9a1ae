/** What becomes of a pause: it is planned, it begins, it gets another end, it is over, or it was taken back before it began. */
export const PAUSE_CHANGES = ['PLANNED', 'BEGAN', 'CHANGED', 'ENDED', 'TAKEN_BACK'] as const;
export type PauseChange = (typeof PAUSE_CHANGES)[number];
