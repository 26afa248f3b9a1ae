import type { FieldMap } from '@pothos/core';
import type { Effects } from '../application/events.ts';
import { builder } from './builder.ts';
import { EffectsType } from './effects.ts';

type Types = typeof builder.$inferSchemaTypes;

/** Whatever has caused something that can be told, or tried before. */
export const CommandSuccessInterface = builder.interfaceRef<{ readonly effects: Effects }>('CommandSuccess').implement({
  description: 'What a command has done, or with `dryRun` would do.',
  fields: (t) => ({ effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }) }),
});

/** What a success says beside what it has caused. */
export interface SuccessOptions<Done> {
  readonly description: string;
  readonly fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Done>) => FieldMap;
}

/** A success that several commands answer. */
export function commandSuccess<Done extends { readonly effects: Effects }>(
  name: string,
  options: SuccessOptions<Done>,
) {
  const type = builder.objectRef<Done>(name);
  type.addInterfaces([CommandSuccessInterface]);
  return type.implement(options);
}
