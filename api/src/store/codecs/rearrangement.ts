import { z } from 'zod';
import type { EntryId } from '../../kernel/ids.ts';
import type { RuleId } from '../../rules/citation.ts';
import { RULEBOOK } from '../../rules/generated/rulebook.ts';
import type { ArrangedTable, BrokenRule } from '../../rules/formats/arranging.ts';
import { message } from './message.ts';
import { id } from './payload-fields.ts';

const RULE = z.custom<RuleId>((value) => typeof value === 'string' && Object.hasOwn(RULEBOOK, value));
const BROKEN = z.array(z.object({ rules: z.array(RULE), why: message }));
const TABLES = z.array(z.object({ key: z.string(), entries: z.array(id<EntryId>()) }));

/** The rules that an arrangement breaks, from its row. */
export function storedBroken(stored: unknown): readonly BrokenRule[] {
  return BROKEN.parse(stored);
}

/** Tables as they were drawn, from the row of the arrangement in their place. */
export function storedTables(stored: unknown): readonly ArrangedTable[] {
  return TABLES.parse(stored);
}
