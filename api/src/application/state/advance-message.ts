import { message, type Message } from '../../kernel/message.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { cited } from '../../rules/citation.ts';
import type { Advance } from '../../rules/formats/advance.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { Zone } from '../../rules/formats/zone.ts';

/**
 * Why a player goes on from a stage, or does not, as one sentence with the numbers of the rules, such as
 * `Place 2 of group A: goes on to the semi-final of the seconds, separated by Neustadtl from those who fare otherwise (KIBA 10.1, KIBA 9.4).`
 */
export function advanceMessage(
  format: Pick<ConfiguredFormat, 'zone' | 'decider'>,
  advance: Advance,
  group: string,
  { nameOf, isOut }: { nameOf(entry: EntryId): string; isOut(entry: EntryId): boolean },
): Message {
  const { rank, place, decidedBy, replaces, rules, provisional } = advance;
  return message('advance.why', {
    ...{ rank, group, does: format.zone(place).does, rules: cited(rules) },
    decided: decidedBy === null ? 'no' : 'yes',
    by: decidedBy === null ? '' : format.decider(decidedBy).by,
    instead: replaces === null ? 'nobody' : isOut(replaces) ? 'withdrawn' : 'moved',
    of: replaces === null ? '' : nameOf(replaces),
    stands: provisional ? 'soFar' : 'finally',
  });
}

/**
 * What another place in a stage means for a player after a correction, as one sentence, such as
 * `Amina would no longer go on to the semi-final of the firsts: now place 3 of group A.`
 */
export function movedMessage(
  name: string,
  group: string,
  { was, is, advance }: { readonly was: Zone; readonly is: Zone; readonly advance: Advance },
): Message {
  const now = { name, group, rank: advance.rank };
  if (is.tone === 'out') return message('advance.moved.noLonger', { ...now, was: was.would });
  if (was.tone === 'out') return message('advance.moved.instead', { ...now, is: is.would });
  return message('advance.moved.other', { ...now, was: was.would, is: is.would });
}
