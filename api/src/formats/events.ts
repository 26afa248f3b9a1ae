import { CHAMPIONSHIP_EVENTS } from './kiba/application/championship/events.ts';
import { KNOCKOUT_EVENTS } from './knockout/application/events.ts';

/** The payloads of the events that only tournaments of some formats have, by kind. */
export const FORMAT_EVENTS = { ...KNOCKOUT_EVENTS } as const;

/** The payloads of the events that only some kinds of series have, by kind. */
export const SERIES_EVENTS = { ...CHAMPIONSHIP_EVENTS } as const;
