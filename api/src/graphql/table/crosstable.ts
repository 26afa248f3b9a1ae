import type { AppContext } from '../../application/context.ts';
import {
  groupCrosstable,
  type CrosstableMark,
  type GroupCrosstableRow,
} from '../../application/queries/group-crosstable.ts';
import { message } from '../../application/texts/say.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GroupRecord } from '../../store/reading/stage.ts';
import { gameTypeName } from '../game/type.ts';
import { globalId } from '../global-id.ts';
import {
  entriesOf,
  entryFields,
  groupsOf,
  head,
  placeOf,
  playerCells,
  playerColumns,
  standingFields,
} from './standings.ts';
import type { TableCell, TableColumn, TablePart, TournamentTable } from './table.ts';

/** The crosstables of all groups, those of the last stage first. */
export const crosstableTable: TournamentTable = {
  title: message('table.crosstable'),
  async content(context, tournament) {
    const [groups, entries] = await Promise.all([groupsOf(context, tournament), entriesOf(context, tournament)]);
    const shown = await Promise.all(groups.map((group) => crosstableOf(context, group, entries)));
    return {
      parts: shown.map(({ part }) => part),
      fields: { groups: shown.map(({ fields }) => fields) },
    };
  },
};

type Entries = ReadonlyMap<EntryId, EntryRecord>;

async function crosstableOf(context: AppContext, group: GroupRecord, entries: Entries) {
  const [place, { provisional, rows }] = await Promise.all([
    placeOf(context, group),
    groupCrosstable(context, group.id, null),
  ]);
  const part: TablePart = {
    ...place.part,
    columns: [
      { key: 'row', head: head('rank') },
      ...playerColumns(entries),
      ...rows.map((_row, at) => opponentColumn(at + 1)),
      { key: 'rank', head: null },
      { key: 'points', head: head('points') },
    ],
    rows: rows.map((row, at) => [
      at + 1,
      ...playerCells(entries.get(row.standing.entry)),
      ...rows.map(({ standing }) => marksAgainst(row, standing.entry)),
      row.standing.rank,
      row.standing.points,
    ]),
  };
  return {
    part,
    fields: { ...place.fields, crosstable: { provisional, rows: rows.map((row) => rowFields(row, entries)) } },
  };
}

/** A letter for each game, since what spreadsheets read would take the signs for a sum. */
const LETTERS: Readonly<Record<CrosstableMark, string>> = {
  WON: 'W',
  LOST: 'L',
  DRAWN: 'D',
  VOID: 'X',
  RUNNING: '.',
  NOT_STARTED: '.',
};
/** The signs of KIBA's crosstables. Source: KIBA 9.2. */
const SIGNS: Readonly<Record<string, string>> = { W: '+', L: '-', D: '=', X: 'x' };

/** The games against who stands in this row, counted from 1. */
function opponentColumn(row: number): TableColumn {
  const inSigns = (cell: TableCell) => String(cell ?? '').replaceAll(/[A-Z]/g, (letter) => SIGNS[letter] ?? letter);
  return { key: String(row), head: String(row), shown: inSigns };
}

/** The games against an opponent, a letter each; null against himself, and where they are not paired. */
function marksAgainst({ cells }: GroupCrosstableRow, opponent: EntryId): string | null {
  const cell = cells.find((one) => one.opponent.id === opponent);
  return cell === undefined ? null : cell.games.map(({ mark }) => LETTERS[mark]).join('');
}

function rowFields({ standing, cells }: GroupCrosstableRow, entries: Entries) {
  return {
    standing: standingFields(standing, entries.get(standing.entry)),
    cells: cells.map(({ opponent, games }) => ({
      opponent: entryFields(opponent),
      games: games.map(({ game, number, mark, how, overridden }) => ({
        game: { id: globalId(gameTypeName(game), game.id) },
        number,
        mark,
        how,
        overridden,
      })),
    })),
  };
}
