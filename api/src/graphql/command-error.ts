import type { FieldMap } from '@pothos/core';
import type { CommandError } from '../application/errors.ts';
import { builder } from './builder.ts';

type Types = typeof builder.$inferSchemaTypes;

/** Whatever refuses. */
export const CommandErrorInterface = builder.interfaceRef<CommandError>('CommandError');

/** What a refusal says beside its sentence. */
interface RefusalOptions<Failure> {
  readonly description: string;
  readonly fields?: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Failure>) => FieldMap;
}

/** The type of one refusal. */
export function refusal<Failure extends CommandError>(name: string, options: RefusalOptions<Failure>) {
  const type = builder.objectRef<Failure>(name);
  type.addInterfaces([CommandErrorInterface]);
  return type.implement(options);
}
