import type { AppContext } from '../../application/context.ts';
import { entryOf } from '../../application/queries/find.ts';
import { nameAmong } from '../../application/state/name-among.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { titleOfGroup, titleOfStage } from '../../application/queries/stage-titles.ts';
import { groupStandings, type ShownStanding } from '../../application/queries/standings.ts';
import { message, say, STRANGER } from '../../application/texts/say.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { Words } from '../../kernel/message.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GroupRecord } from '../../store/reading/stage.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { globalId } from '../global-id.ts';
import type { TableCell, TableColumn, TablePart, TournamentTable } from './table.ts';

/** The tables of all groups, those of the last stage first. */
export const standingsTable: TournamentTable = {
  title: message('table.standings'),
  async content(context, tournament) {
    const groups = await groupsOf(context, tournament);
    const shown = await Promise.all(groups.map((group) => standingsOf(context, group)));
    return {
      parts: shown.map(({ part }) => part),
      fields: { groups: shown.map(({ fields, standings }) => ({ ...fields, standings })) },
    };
  },
};

/** The groups of a tournament, those of the last stage first. */
export async function groupsOf(context: AppContext, { id }: TournamentRecord): Promise<readonly GroupRecord[]> {
  const [stages, groups] = await Promise.all([
    readingOf(context).stagesOf.load(id),
    readingOf(context).groupsOf.load(id),
  ]);
  return stages.toReversed().flatMap((stage) => groups.filter(({ stageId }) => stageId === stage.id));
}

/** The table of a group as a part of a file, and in the shape of the API. */
export async function standingsOf(context: AppContext, group: GroupRecord) {
  const [place, rows] = await Promise.all([placeOf(context, group), groupStandings(context, group.id, null)]);
  const entries = await Promise.all(rows.map(({ entry }) => entryOf(context, entry)));
  const part: TablePart = {
    ...place.part,
    columns: standingColumns(rows, playerColumns(await entriesOf(context, { id: group.tournamentId }))),
    rows: rows.map((row, at) => standingCells(row, entries[at])),
  };
  return { part, fields: place.fields, rows, standings: rows.map((row, at) => standingFields(row, entries[at])) };
}

/** Which group something is of: as the head of a part of a file, and in the shape of the API. */
export async function placeOf(context: AppContext, group: GroupRecord) {
  const stage = await readingOf(context).stages.load(group.stageId);
  const stageName = stage === null ? '' : inWords(await titleOfStage(context, stage));
  const name = inWords(await titleOfGroup(context, group));
  return {
    part: { title: name === stageName ? name : `${stageName}: ${name}`, of: { stage: stageName, group: name } },
    fields: { id: globalId('Group', group.id), name, stage: { name: stageName, number: stage?.number ?? null } },
  };
}

/** The columns of a table: what everybody has, and what separates these. */
function standingColumns([first]: readonly ShownStanding[], player: readonly TableColumn[]): readonly TableColumn[] {
  return [
    { key: 'rank', head: head('rank') },
    { key: 'shared', head: null },
    ...player,
    { key: 'points', head: head('points') },
    { key: 'played', head: head('played') },
    { key: 'gamesTotal', head: null },
    ...(first?.tieBreaks ?? []).map(({ code }) => ({ key: code, head: code })),
    { key: 'zone', head: null },
  ];
}

function standingCells(row: ShownStanding, entry: EntryRecord | undefined): readonly TableCell[] {
  const { rank, shared, points, played, gamesTotal, tieBreaks, zone } = row;
  const player = playerCells(entry);
  return [rank, shared, ...player, points, played, gamesTotal, ...tieBreaks.map(({ value }) => value), zone];
}

/** A row of a table in the shape of the API. */
export function standingFields(row: ShownStanding, entry: EntryRecord | undefined) {
  const { rank, shared, points, played, gamesTotal, tieBreaks, zone } = row;
  return {
    rank,
    shared,
    entry: entryFields(entry),
    points,
    played,
    gamesTotal,
    tieBreaks: tieBreaks.map(({ code, value }) => ({ code, value })),
    zone,
  };
}

/** The columns that tell of a player; people see handles where two of the tournament share a name. */
export function playerColumns(entries: ReadonlyMap<EntryId, EntryRecord>): readonly TableColumn[] {
  const all = [...entries.values()];
  const isShared = all.some(({ player }) => nameAmong(all, player) !== player.name);
  return [
    { key: 'name', head: head('name') },
    { key: 'handle', head: isShared ? head('handle') : null },
    { key: 'country', head: head('country') },
  ];
}

/** What stands in them. */
export function playerCells(entry: EntryRecord | undefined): readonly TableCell[] {
  return entry === undefined ? [null, null, null] : [entry.player.name, entry.player.handle, entry.player.country];
}

/** Who takes part, in the shape of the API; null: nobody. */
export function entryFields(entry: EntryRecord | undefined) {
  if (entry === undefined) return null;
  const { id, name, handle, country } = entry.player;
  return { id: globalId('Entry', entry.id), player: { id: globalId('Player', id), name, handle, country } };
}

/** Those who take part in a tournament, by their ids. */
export async function entriesOf(
  context: AppContext,
  { id }: Pick<TournamentRecord, 'id'>,
): Promise<ReadonlyMap<EntryId, EntryRecord>> {
  return new Map((await readingOf(context).entriesOf.load(id)).map((entry) => [entry.id, entry]));
}

type Head = 'rank' | 'name' | 'handle' | 'country' | 'points' | 'played';

/** What stands above a column. */
export function head(name: Head): string {
  return inWords(message(`table.column.${name}`));
}

/** Words as they are said to everybody. */
export function inWords(words: Words): string {
  return typeof words === 'string' ? words : say(STRANGER, words);
}
