import { tablesAfter, TableEvents, type Table, type Tables } from '../../client/src/index.ts';
import { at, listAt } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import type { Watch } from './client.ts';

/** The parts of the client's document, by which a table is asked for too. */
const [, ...FRAGMENTS] = String(TableEvents).split(/\n(?=fragment )/);
const FRESH = `query ($id: ID!) { tournament(id: $id) { version groups { id name crosstable {
  provisional rows { standing { ...TableRow } cells { ...TableCell } } } } } }
${FRAGMENTS.filter((one) => /^fragment Table(Row|Cell) /.test(one)).join('\n')}`;

/** Somebody who has the tables of a tournament by a snapshot and what has changed since. */
export interface TableFollower {
  /** The tables by everything that has come so far. */
  readonly tables: () => Tables | null;
  readonly watch: Watch;
}

type Heard = Parameters<typeof tablesAfter>[1];

/** Begins to watch, with a snapshot or with tables that are there already. */
export function followTables(
  api: ApiClient,
  variables: { readonly tournamentId: string; readonly groups?: readonly string[] },
  begin: Tables | null = null,
): TableFollower {
  const watch = api.socket().watch(String(TableEvents), { ...variables, after: begin?.version ?? null });
  return {
    watch,
    tables: () =>
      watch.results.reduce<Tables | null>((tables, { data, errors }) => {
        if (errors !== undefined) throw new Error(JSON.stringify(errors));
        return tablesAfter(tables, at(data, 'tableEvents') as Heard);
      }, begin),
  };
}

/** The tables of a tournament as they are answered to whoever asks. */
export async function freshTables(api: ApiClient, id: string): Promise<readonly Table[]> {
  const { tournament } = await api.data(FRESH, { id });
  return listAt(tournament, 'groups').map(({ id: groupId, name, crosstable }) => {
    return { groupId, name, ...(crosstable as object) } as Table;
  });
}
