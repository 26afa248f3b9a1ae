import type { WatchedEvent } from '../../application/feed/watched-event.ts';

/** The event of a kind, as it is watched. */
export type EventOf<Kind extends WatchedEvent['kind']> = Extract<WatchedEvent, { readonly kind: Kind }>;
