import type { FORMAT_EVENTS } from '../formats/events.ts';
import type { DomainEvent } from './vocabulary/event.ts';

/** An event that only tournaments of some formats have. */
export type FormatEvent = Extract<DomainEvent, { readonly kind: keyof typeof FORMAT_EVENTS }>;
