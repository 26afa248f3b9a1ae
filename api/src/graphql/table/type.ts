import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { TournamentInterface } from '../refs.ts';
import { sentence } from '../said.ts';
import { tournamentTypeName } from '../tournament/type.ts';
import type { TournamentTable } from './table.ts';
import { tablesOf } from './tables.ts';

interface TableFile {
  readonly name: string;
  readonly table: TournamentTable;
  readonly tournament: TournamentRecord;
}

const TableFileType = builder.objectRef<TableFile>('TableFile').implement({
  description:
    'A table of a tournament as files, as it stands whenever they are asked for. Their addresses on this server stay, and say by `ETag` whether anything has changed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called in addresses, such as `standings`.' }),
    title: t.string(sentence('What it is called for people.', ({ table }: TableFile) => table.title)),
    text: t.string({
      description: 'The address of the text, its columns set for a terminal or a stream.',
      resolve: addressOf('txt'),
    }),
    csv: t.string({ description: 'The address of the CSV file, for spreadsheets.', resolve: addressOf('csv') }),
    json: t.string({ description: 'The address of the JSON, in the shape of this API.', resolve: addressOf('json') }),
  }),
});

function addressOf(ending: string): (file: TableFile) => string {
  return ({ name, tournament }) => {
    const id = globalId(tournamentTypeName(tournament), tournament.id);
    return `/tournaments/${encodeURIComponent(id)}/${name}.${ending}`;
  };
}

builder.interfaceField(TournamentInterface, 'tables', (t) =>
  t.field({
    type: [TableFileType],
    description: 'Its tables as files: standings and crosstable, and what its format has beside.',
    resolve: (tournament) =>
      Object.entries(tablesOf(tournament.format)).map(([name, table]) => ({ name, table, tournament })),
  }),
);
