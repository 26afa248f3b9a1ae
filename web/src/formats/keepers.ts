import { keepSwissRounds } from './swiss/kept-rounds.ts';

/** What puts into the cache that which an event of a tournament carries of its format alone; each does nothing with events of others. */
export const FORMAT_KEEPERS = [keepSwissRounds] as const;
