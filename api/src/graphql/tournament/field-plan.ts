import { brandWithType } from '@pothos/core';
import { formatsHere } from '../../application/registered.ts';
import { FORMAT_TYPES } from '../../formats/graphql.ts';
import type { FormatKey } from '#formats/rules';
import { builder } from '../builder.ts';

/** What so many players make of this tournament; null: its format plans nothing by their number alone. */
export function fieldPlan({ format }: { readonly format: FormatKey }, players: number): object | null {
  const plan = FORMAT_TYPES[format]?.plan;
  if (plan === undefined) return null;
  const made = { ...plan.of(players) };
  brandWithType(made, plan.type);
  return made;
}

/** What so many players make of a tournament. */
export const FieldPlanUnion = builder.unionType('FieldPlan', {
  description: 'What so many players make of a tournament, as its system of play calls it.',
  types: [...formatsHere.keys()].flatMap((key) => FORMAT_TYPES[key]?.plan?.type ?? []),
});
