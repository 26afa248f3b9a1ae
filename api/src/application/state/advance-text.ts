import type { EntryId } from '../../kernel/ids.ts';
import { cited } from '../../rules/citation.ts';
import type { Advance } from '../../rules/formats/advance.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { Zone } from '../../rules/formats/zone.ts';

/**
 * Why a player goes on from a stage, or does not, as one sentence with the numbers of the rules, such as
 * `Place 2 of group A, by Neustadtl: goes on to the semi-final of the seconds (KIBA 10.1, KIBA 9.4).`
 */
export function advanceText(
  format: Pick<ConfiguredFormat, 'zone' | 'decider'>,
  advance: Advance,
  group: string,
  { nameOf, isOut }: { nameOf(entry: EntryId): string; isOut(entry: EntryId): boolean },
): string {
  const { rank, place, decidedBy, replaces, rules, provisional } = advance;
  const by = decidedBy === null ? '' : ` ${format.decider(decidedBy).by}`;
  const instead =
    replaces === null ? '' : `, in the place of ${nameOf(replaces)}, who has ${isOut(replaces) ? GONE : UP}`;
  const soFar = provisional ? ', as it stands' : '';
  return `Place ${rank} of group ${group}${by}: ${format.zone(place).does}${instead}${soFar} (${cited(rules)}).`;
}

/**
 * What another place in a stage means for a player after a correction, as one sentence, such as
 * `Amina would no longer go on to the semi-final of the firsts: now place 3 of group A.`
 */
export function movedText(
  name: string,
  group: string,
  { was, is, advance }: { readonly was: Zone; readonly is: Zone; readonly advance: Advance },
): string {
  const now = `now place ${advance.rank} of group ${group}`;
  if (is.tone === 'out') return `${name} would no longer ${was.would}: ${now}.`;
  if (was.tone === 'out') return `${name} would ${is.would} instead: ${now}.`;
  return `${name} would ${is.would}, no longer ${was.would}: ${now}.`;
}

const GONE = 'withdrawn';
const UP = 'moved up for one who has withdrawn';
