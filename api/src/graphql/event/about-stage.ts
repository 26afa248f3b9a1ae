import type { WatchedEvent } from '../../application/feed/feed.ts';
import { groupOf, stageOf } from '../../application/queries/find.ts';
import type { GroupId, StageId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { GroupType, StageType } from '../refs.ts';
import type { TypeOf } from './about.ts';

type AboutStage = Extract<WatchedEvent, { readonly payload: { readonly stageId: StageId } }>;
type AboutGroup = Extract<WatchedEvent, { readonly payload: { readonly groupId: GroupId } }>;

/** The type of an event, with the stage that it is about. */
export function withStage<Event extends AboutStage>(type: TypeOf<Event>): TypeOf<Event> {
  builder.objectField(type, 'stage', (t) =>
    t.field({
      type: StageType,
      description: 'The stage as it stands when this is sent.',
      resolve: ({ payload }, _args, { app }) => stageOf(app, payload),
    }),
  );
  return type;
}

/** The type of an event, with the group that it is about. */
export function withGroup<Event extends AboutGroup>(type: TypeOf<Event>): TypeOf<Event> {
  builder.objectField(type, 'group', (t) =>
    t.field({
      type: GroupType,
      description: 'The group as it stands when this is sent.',
      resolve: ({ payload }, _args, { app }) => groupOf(app, payload),
    }),
  );
  return type;
}
