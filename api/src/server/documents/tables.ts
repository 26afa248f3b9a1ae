import type { AppContext } from '../../application/context.ts';
import { tournamentTopic } from '../../application/events.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { message, say, STRANGER } from '../../application/texts/say.ts';
import { TOURNAMENT_NAMES, globalId, idNamed } from '../../graphql/global-id.ts';
import { tablesOf } from '../../graphql/table/tables.ts';
import type { TableContent } from '../../graphql/table/table.ts';
import { tournamentTypeName } from '../../graphql/tournament/type.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { csvTable } from './csv-table.ts';
import { fileName } from './file-name.ts';
import { plainTable } from './plain-table.ts';
import type { WholeDocument } from './text-document.ts';

/** A table as it was read: `version` is that of the events of its tournament up to which it tells all. */
interface ReadTable extends TableContent {
  readonly tournament: TournamentRecord;
  readonly version: number;
  readonly name: string;
  readonly title: string;
}

/** How a table is written, by the ending of its address. */
const KINDS: Readonly<Record<string, { readonly type: string; readonly write: (table: ReadTable) => string }>> = {
  txt: {
    type: 'text/plain; charset=utf-8',
    write: ({ tournament, title, parts }) =>
      plainTable(`${tournament.name}: ${title}`, parts, say(STRANGER, message('table.empty'))),
  },
  csv: { type: 'text/csv; charset=utf-8; header=present', write: ({ parts }) => csvTable(parts) },
  json: { type: 'application/json; charset=utf-8', write: jsonTable },
};

/** The endings of the addresses of a table. */
export const TABLE_ENDINGS = Object.keys(KINDS);

/**
 * A table of a tournament as a file, by the tournament’s id in the API, the table’s name and an ending; a sentence where there is
 * none, which says what there is.
 */
export async function tableDocument(
  context: AppContext,
  id: string,
  { name, ending }: { readonly name: string; readonly ending: string },
): Promise<WholeDocument | string> {
  const tournament = await readingOf(context).tournaments.load(idNamed<TournamentId>(id, TOURNAMENT_NAMES));
  if (tournament === null) return 'There is no tournament with this id.';
  const tables = tablesOf(tournament.format);
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
  if (table === undefined || kind === undefined) {
    const [names, endings] = [Object.keys(tables), TABLE_ENDINGS.map((one) => `.${one}`)].map(listed);
    return `This tournament has ${names} as files, each at an address that ends in ${endings}.`;
  }
  // The version is read before the table, so that who watches from it on misses nothing.
  const version = await readingOf(context).versions.load(tournamentTopic(tournament.id));
  const title = say(STRANGER, table.title);
  const body = kind.write({ tournament, version, name, title, ...(await table.content(context, tournament)) });
  return { type: kind.type, fileName: fileName([tournament.name, title], ending), body, isPublic: true };
}

function jsonTable({ tournament, version, name, fields }: ReadTable): string {
  const { id, name: called, game, format, status } = tournament;
  const head = { id: globalId(tournamentTypeName(tournament), id), name: called, game, format, status, version };
  return `${JSON.stringify({ format: `baraza-${name}`, version: 1, tournament: { ...head, ...fields } })}\n`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function listed(names: readonly string[]): string {
  return list.format(names);
}
