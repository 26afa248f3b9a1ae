import type { FieldMap, InterfaceRef, ObjectRef, OutputRef } from '@pothos/core';
import type { AppContext } from '../../application/context.ts';
import type { WatchedEvent } from '../../application/feed/watched-event.ts';
import { builder } from '../builder.ts';
import type { EventOf } from './kinds.ts';

type Types = typeof builder.$inferSchemaTypes;
type Told = Extract<WatchedEvent, { readonly payload: unknown }>;

/** A field that all events have which are about the same: what it is, found by their payload. */
export interface About<in Payload> {
  readonly field: string;
  readonly type: OutputRef;
  readonly description: string;
  readonly find: (app: AppContext, payload: Payload) => Promise<unknown>;
}

/** What events with this in their payload are about. */
export function about<Payload, Thing>(
  field: string,
  type: OutputRef<Thing>,
  description: string,
  find: (app: AppContext, payload: Payload) => Promise<NoInfer<Thing>>,
): About<Payload> {
  return { field, type, description, find };
}

interface EventOptions<Event extends Told> {
  readonly about?: readonly About<Event['payload']>[];
  readonly description: string;
  readonly fields?: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Event>) => FieldMap;
}

/** Makes the types of events of a topic: each is called as its kind, and has what it is about beside fields of its own. */
export function eventsOf(topic: InterfaceRef<Types, WatchedEvent>) {
  return <Kind extends Told['kind']>(
    kind: Kind,
    options: EventOptions<Extract<Told, { readonly kind: Kind }>>,
  ): ObjectRef<Types, EventOf<Kind>> => eventType(topic, kind, options as never) as never;
}

/** Whatever its kind is: an event has the payload that its fields and what it is about are found by. */
function eventType(
  topic: InterfaceRef<Types, WatchedEvent>,
  kind: string,
  { about: abouts = [], description, fields }: EventOptions<Told>,
) {
  return builder.objectRef<Told>(kind).implement({
    description,
    interfaces: [topic],
    fields: (t) => ({
      ...Object.fromEntries(
        abouts.map(({ field, find, ...shown }) => [
          field,
          t.field({ ...shown, resolve: ({ payload }, _args, { app }) => find(app, payload as never) }),
        ]),
      ),
      ...fields?.(t),
    }),
  });
}
