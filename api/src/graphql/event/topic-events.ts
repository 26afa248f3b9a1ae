import { assertInterfaceType } from 'graphql';
import type { Actor, AppContext } from '../../application/context.ts';
import type { EventFilter } from '../../application/feed/event-filter.ts';
import type { AfterUnknown, Feed, Source } from '../../application/feed/feed.ts';
import type { WatchedEvent } from '../../application/feed/watched-event.ts';
import type { Result } from '../../kernel/result.ts';
import { badUserInput } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { PUBLIC_AUDIENCE, watched } from '../watched.ts';
import { ALL, type FilterArgs, type filterArgs, type tournamentArgs } from './filter-args.ts';
import type { GameEventInterface } from './interfaces.ts';
import { EventKindEnum } from './kind.ts';

const AFTER =
  'The last version that you have: you get what came after it, and no snapshot. Null: begin with a snapshot. From the future: an error, code AFTER_UNKNOWN.';

const KINDS =
  'Only events of these types, called as in `__typename`, beside snapshots, heartbeats and ticks of a clock; null: all. Versions of the others are missing then, and a heartbeat carries the version up to which you have what you want.';

/** What a topic can be about. */
export interface Subject<Thing> {
  /** What is asked for by its id: what it is called, and in which argument; null: what is the caller's own. */
  readonly named: { readonly noun: string; readonly arg: string } | null;
  /** Finds it by that id, '' without one. Throws what the caller is told where there is none, or it is not for him. */
  find(app: AppContext, id: string): Promise<Thing>;
}

/** A subscription to the events of a topic. */
export interface TopicEvents<Thing> {
  readonly type: typeof GameEventInterface;
  readonly description: string;
  readonly of: Subject<Thing>;
  /** Whether everybody sees the same, so that all who watch are served together. */
  readonly isPublic: boolean;
  readonly watch: (
    feed: Feed,
    thing: Thing,
    after: number | null,
    filter: EventFilter | null,
  ) => Promise<Result<Source<WatchedEvent>, AfterUnknown>>;
  /** The arguments by which a part of it is watched, and what they want; left out: there are none. */
  readonly part?: {
    readonly args: typeof filterArgs | typeof tournamentArgs;
    read(app: AppContext, thing: Thing, args: FilterArgs): Promise<Omit<EventFilter, 'kinds'>>;
  };
  /** The event as the caller may be told it; left out: as it is. */
  readonly seenBy?: (actor: Actor, event: WatchedEvent) => WatchedEvent;
}

/**
 * Makes a subscription to a topic. It begins with a snapshot, or goes on after a version that the caller has; it ends when he
 * ends it, or when he is too slow for what is sent.
 */
export function topicEvents<Thing>(
  name: string,
  { type, description, of, isPublic, watch, part, seenBy = (_actor, event) => event }: TopicEvents<Thing>,
): void {
  const { named } = of;
  builder.subscriptionField(name, (t) => {
    const after = t.arg.int({ description: AFTER });
    const kinds = t.arg({ type: [EventKindEnum], description: KINDS });
    const parts = part === undefined ? {} : part.args(t);
    const which = (noun: string) => t.arg.id({ required: true, description: `Which ${noun}.` });
    return t.field({
      type,
      description,
      args: named === null ? { after, kinds } : { [named.arg]: which(named.noun), after, kinds, ...parts },
      ...(isPublic ? { extensions: PUBLIC_AUDIENCE } : {}),
      subscribe: async (_root, { after: version, kinds: wanted, ...given }, { app, feed }, { schema }) => {
        const id = named === null ? '' : String((given as Record<string, unknown>)[named.arg]);
        const thing = await of.find(app, id);
        const only = wanted == null ? null : new Set(wanted);
        const known = new Set(
          schema.getPossibleTypes(assertInterfaceType(schema.getType(type.name))).map(({ name }) => name),
        );
        const unknown = [...(only ?? [])].find((kind) => !known.has(kind));
        if (unknown !== undefined) throw badUserInput(`\`kinds\`: ${unknown} is no type of these events.`);
        const filter = { kinds: only, ...(part === undefined ? ALL : await part.read(app, thing, given)) };
        const isAll = Object.values(filter).every((one) => one === null);
        return watched(await watch(feed, thing, version ?? null, isAll ? null : filter));
      },
      resolve: (event, _args, { app }) => seenBy(app.actor, event),
    });
  });
}
