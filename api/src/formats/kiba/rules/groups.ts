import { message, type Message } from '../../../kernel/message.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Slot } from '../../../rules/formats/format.ts';
import { TABLE_SIZES } from '../../../rules/formats/table-sizes.ts';
import { kibaGroupCount } from './group-count.ts';

/** What follows the qualification: at once the final of one group's first two or of two groups' winners, or semi-finals. */
export const KIBA_PATHS = ['TOP_TWO_FINAL', 'GROUP_WINNERS_FINAL', 'SEMIFINALS'] as const;
export type KibaPath = (typeof KIBA_PATHS)[number];

/** A group called A, B, …: its players as they were dealt, and its seats, even in number, of which the last may be a bye. */
export interface KibaGroup {
  readonly name: string;
  readonly players: readonly EntryId[];
  readonly seats: readonly Slot[];
}

/** The groups of a qualification in order of their names, and what follows it. */
export interface KibaGroups {
  readonly groups: readonly KibaGroup[];
  readonly path: KibaPath;
}

/** Why a qualification cannot be played like this. */
export interface KibaGroupsRefusal {
  readonly kind: 'too-few-players' | 'too-many-players' | 'groups-too-small';
  readonly message: Message;
}

/** The fewest players of a group. Source: KIBA 4.1. */
export const SMALLEST_GROUP = 3;

/**
 * The qualification of a player list, best player first: the player at index i goes to group i modulo the number of groups,
 * so that sizes differ by one at most and the larger groups come first. `count` null: as many as `kibaGroupCount` says.
 * Refuses fewer than 6 or more than 34 players, and a count that leaves a group fewer than 3.
 * Source: KIBA 2.2, 4, 10.3.
 */
export function kibaGroups(list: readonly EntryId[], count: number | null): Result<KibaGroups, KibaGroupsRefusal> {
  const { min, max } = TABLE_SIZES;
  const players = list.length;
  if (players < min || players > max) {
    const why = message('formats.KIBA.start.players', { min, max, players });
    return err({ kind: players < min ? 'too-few-players' : 'too-many-players', message: why });
  }
  const groups = count ?? kibaGroupCount(players);
  invariant(Number.isInteger(groups) && groups >= 1, `a qualification has a whole number of groups, not ${groups}`);
  if (Math.floor(players / groups) < SMALLEST_GROUP) {
    const most = Math.floor(players / SMALLEST_GROUP);
    const why = message('formats.KIBA.start.smallGroups', { least: SMALLEST_GROUP, players, most, groups });
    return err({ kind: 'groups-too-small', message: why });
  }
  return ok({ groups: Array.from({ length: groups }, (_, index) => dealt(list, groups, index)), path: pathOf(groups) });
}

function dealt(list: readonly EntryId[], groups: number, index: number): KibaGroup {
  const players = list.filter((_, place) => place % groups === index);
  const seats: readonly Slot[] = players.map((entry) => ({ kind: 'player', entry }));
  return {
    name: String.fromCodePoint(65 + index),
    players,
    seats: players.length % 2 === 0 ? seats : [...seats, { kind: 'bye' }],
  };
}

function pathOf(groups: number): KibaPath {
  if (groups === 1) return 'TOP_TWO_FINAL';
  return groups === 2 ? 'GROUP_WINNERS_FINAL' : 'SEMIFINALS';
}
