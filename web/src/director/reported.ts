/** What is reported of one game: its winner, that nobody gets the point, or nothing yet. */
export type Reported = 'OPEN' | 'FIRST' | 'SECOND' | 'NOBODY';
