import type { InputRef, ObjectRef } from '@pothos/core';
import type { builder } from '../builder.ts';

/** What a game or a format brings to the API for its settings. `Agreed` is what holds them as they are stored. */
export interface SettingsTypes<Agreed extends object> {
  /** How they are read. */
  readonly type: ObjectRef<typeof builder.$inferSchemaTypes, Agreed>;
  /** How they are given for a new tournament: every field may be left out, null is as usual. */
  readonly input: InputRef<object>;
}
