import { DAY, HOUR, millis, MINUTE, type Millis } from '../../kernel/time.ts';

/** How many devices somebody has at most. */
export const MOST_DEVICES = 10;

/** How many notices wait for a device at most: of more the oldest are dropped. */
export const MOST_WAITING = 50;

/** How long after it happened something is shown at the latest; later it is no news. */
export const KEPT = DAY;

/** How long after each try that failed a notice is sent again; after the last it is given up. */
export const PAUSES: readonly Millis[] = [MINUTE, millis(10 * MINUTE), HOUR];
