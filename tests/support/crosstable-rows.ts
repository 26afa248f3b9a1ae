import { at, listAt, textAt } from './answer.ts';
import type { TestServer } from './server.ts';

/**
 * A crosstable as it is printed, a list for each row: rank, name, country, Elo, points, tie-breaks, and in one text the signs against each
 * opponent, game 1 first; and the name of who has won.
 */
export async function crosstableRows(
  server: TestServer,
  id: string,
): Promise<{ readonly rows: readonly (readonly unknown[])[]; readonly winner: unknown }> {
  const { tournament: node } = await server.data(
    `query ($id: ID!) { tournament(id: $id) {
    winner { player { name } }
    groups { crosstable { rows {
      standing { rank shared points played entry { player { name country } elo } tieBreaks { value } }
      cells { opponent { player { name } } games { number mark } }
    } } }
  } }`,
    { id },
  );
  const rows = listAt(node, 'groups.0.crosstable.rows').map(({ standing, cells }) => [
    at(standing, 'rank'),
    at(standing, 'entry.player.name'),
    at(standing, 'entry.player.country'),
    at(standing, 'entry.elo'),
    at(standing, 'points'),
    ...listAt(standing, 'tieBreaks').map(({ value }) => value),
    listAt(cells)
      .map(({ opponent, games }) => {
        const byNumber = listAt(games).toSorted((a, b) => Number(a.number) - Number(b.number));
        return `${textAt(opponent, 'player.name')}${byNumber.map(({ mark }) => (mark === 'WON' ? '+' : '-')).join('')}`;
      })
      .toSorted()
      .join(' '),
  ]);
  return { rows, winner: at(node, 'winner.player.name') };
}
