import { invariant } from '../../kernel/assert.ts';
import type { PreflightIssue } from '../../rules/formats/format.ts';
import { parseKibaSettings, type KibaSettings } from '../../rules/formats/kiba/settings.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { configuredFormat } from './format-state.ts';
import { groupEntries } from './schedule.ts';
import { stageAdvances, type ShownAdvance } from './advances.ts';
import { readingOf } from './reading.ts';
import type { Instant } from '../../kernel/time.ts';

/** The settings of a KIBA tournament. */
export function kibaSettings({ id, settings }: TournamentRecord): KibaSettings {
  const read = parseKibaSettings(settings);
  invariant(read.ok, `the stored settings of tournament ${id} are readable`);
  return read.value;
}

/** What to try before deciding; undefined: as it is. `groups` null: as many as the rules say. */
export interface TriedField {
  readonly players?: number | undefined;
  readonly groups?: number | null | undefined;
}

/** What breaks, or is worth knowing, with another number of players or of groups; refuses settings that cannot be. */
export async function tryField(
  context: AppContext,
  tournament: TournamentRecord,
  { players, groups }: TriedField,
): Promise<readonly PreflightIssue[] | string> {
  const entries = await readingOf(context).entriesOf.load(tournament.id);
  const settings = kibaSettings(tournament);
  const format = configuredFormat('KIBA', groups === undefined ? settings : { ...settings, groups });
  return format.ok ? format.value.preflight(players ?? entries.length) : format.error;
}

/** Who plays the final; empty before it is arranged. */
export async function finalists(context: AppContext, { id }: TournamentRecord): Promise<readonly EntryRecord[]> {
  const reading = readingOf(context);
  const [stages, groups] = await Promise.all([reading.stagesOf.load(id), reading.groupsOf.load(id)]);
  const final = stages.find(({ kind }) => kind === 'FINAL');
  const group = groups.find(({ stageId }) => stageId === final?.id);
  return group === undefined ? [] : groupEntries(context, group);
}

/** Everybody in every stage, stage by stage, and whether he goes on from there; `asOf` null: as it stands. */
export async function tournamentAdvances(
  context: AppContext,
  { id }: TournamentRecord,
  asOf: Instant | null,
): Promise<readonly ShownAdvance[]> {
  const stages = await readingOf(context).stagesOf.load(id);
  return (await Promise.all(stages.map((stage) => stageAdvances(context, stage, asOf)))).flat();
}
