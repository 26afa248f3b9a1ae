import type { FORMAT_EVENTS } from '../formats/store.ts';
import type { DomainEvent } from '../store/codecs/event-payload.ts';

/** An event that only tournaments of some formats have. */
export type FormatEvent = Extract<DomainEvent, { readonly kind: keyof typeof FORMAT_EVENTS }>;
