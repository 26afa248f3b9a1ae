import { message, type Message, type Words } from '../../kernel/message.ts';
import { asPoints, halfPoints } from '../../kernel/points.ts';
import type { Standing } from '../standings/standing.ts';
import { entryNames } from './arranging.ts';
import { effectiveResults } from './effective-results.ts';
import type { FormatState } from './format.ts';
import { gamesOfGroups } from './group-games.ts';

/** What a format tells of its newest stage: its tables, and which of its groups only play off a tie. */
export interface ToldStage {
  /** What the stage is called. */
  readonly name: Words;
  standings(group: string): readonly Standing[];
  isPlayoff(group: string): boolean;
}

/** How many more are named than one who leads with others. */
const MOST_NAMED = 3;

/**
 * What is going on in a tournament that is being played, in one sentence: who leads its only table and by how much, or how far its
 * newest stage is; null where nothing is arranged.
 */
export function usualHappening(state: FormatState, stage: ToldStage): Message | null {
  const newest = state.plan.stages.at(-1);
  if (newest === undefined) return null;
  const groups = state.plan.groups.filter((group) => group.stage === newest.key && !stage.isPlayoff(group.key));
  const { decided, total } = gamesDecidedIn(
    state,
    groups.map(({ key }) => key),
  );
  if (total === decided) return message('happening.allDecided');
  const [only, ...others] = groups;
  if (only === undefined || others.length > 0 || decided === 0) {
    return message('happening.stage', { stage: stage.name, decided, total });
  }
  return leadersOf(state, stage.standings(only.key));
}

/** How many games of these groups there are, and how many of them are decided. */
export function gamesDecidedIn(
  state: FormatState,
  groups: readonly string[],
): { readonly decided: number; readonly total: number } {
  const results = effectiveResults(state.decided);
  const games = gamesOfGroups(state, groups);
  return { decided: games.filter(({ key }) => results.has(key)).length, total: games.length };
}

/** Who leads a table by points, and by how many; several where they have as many. */
export function leadersOf({ entries }: Pick<FormatState, 'entries'>, rows: readonly Standing[]): Message {
  const nameOf = entryNames(entries);
  const most = Math.max(...rows.map(({ points }) => points));
  const first = rows.filter(({ points }) => points === most);
  const next = Math.max(0, ...rows.filter(({ points }) => points < most).map(({ points }) => points));
  const names = first.map(({ entry }) => nameOf(entry));
  const [name = ''] = names;
  if (names.length === 1) return message('happening.leads', { name, ahead: asPoints(halfPoints(most - next)) });
  if (names.length > MOST_NAMED) return message('happening.manyLead', { n: names.length });
  return message('happening.lead', { names: { names } });
}

/** A match of two as it stands, with what it is called, such as `Final: Oscar 1–0 Jan`. */
export function matchHappening(
  what: Words,
  { entries }: Pick<FormatState, 'entries'>,
  sides: readonly [Side, Side],
): Message {
  const nameOf = entryNames(entries);
  const [one, other] = sides;
  return message('happening.match', {
    what,
    first: nameOf(one.entry),
    score: one.won,
    second: nameOf(other.entry),
    other: other.won,
  });
}

interface Side {
  readonly entry: Standing['entry'];
  readonly won: number;
}
