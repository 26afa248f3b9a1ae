import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import { kibaGroups, type KibaPath } from '../rules/groups.ts';
import { kibaPath } from '../rules/path.ts';
import { parseKibaSettings, type KibaSettings } from '../rules/settings.ts';
import { isPlayoffGroup } from '../rules/stages.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import { configuredFormat } from '../../../application/state/format-state.ts';
import { groupEntries } from '../../../application/queries/schedule.ts';
import { stageAdvances, type ShownAdvance } from '../../../application/queries/advances.ts';
import { readingOf } from '../../../application/queries/reading.ts';
import type { Instant } from '../../../kernel/time.ts';

/** The settings of a KIBA tournament. */
export function kibaSettings({ settings }: { readonly settings: unknown }): KibaSettings {
  const read = parseKibaSettings(settings);
  invariant(read.ok, 'the stored settings of a KIBA tournament are readable');
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
): Promise<Result<readonly PreflightIssue[], Message>> {
  const entries = await readingOf(context).entriesOf.load(tournament.id);
  const settings = kibaSettings(tournament);
  const format = configuredFormat('KIBA', groups === undefined ? settings : { ...settings, groups });
  return format.ok ? ok(format.value.preflight(players ?? entries.length)) : err(format.error.message);
}

/** What follows the qualification: as it was dealt, before the start as it would be; null: there can be no such tournament. */
export async function pathOf(context: AppContext, tournament: TournamentRecord): Promise<KibaPath | null> {
  const reading = readingOf(context);
  const settings = kibaSettings(tournament);
  const stages = await reading.stagesOf.load(tournament.id);
  const qualification = stages.find(({ kind }) => kind === 'QUALIFICATION');
  if (qualification !== undefined) {
    const groups = await reading.groupsOf.load(tournament.id);
    const dealt = groups.filter(({ stageId, key }) => stageId === qualification.id && !isPlayoffGroup(key));
    return kibaPath(settings, dealt.length);
  }
  const list = (await reading.entriesOf.load(tournament.id)).map(({ id }) => id);
  const planned = kibaGroups(list, settings.groups);
  return planned.ok ? kibaPath(settings, planned.value.groups.length) : null;
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
