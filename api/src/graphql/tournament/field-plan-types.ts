import type { ObjectRef } from '@pothos/core';
import type { builder } from '../builder.ts';

/** What a format makes of a number of players before the start, and how the API shows it. */
export interface FieldPlanTypes {
  readonly type: ObjectRef<typeof builder.$inferSchemaTypes, object>;
  of(players: number): object;
}
