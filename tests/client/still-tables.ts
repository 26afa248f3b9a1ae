// A client that takes the snapshot of the tables for all that there is to know.
import { connect } from '../../client/src/index.ts';

const { BARAZA = '', TOURNAMENT = '' } = process.env;
const baraza = connect({ url: BARAZA });
let shown = '';
for await (const { version, tables } of baraza.watchTables(TOURNAMENT)) {
  shown ||= (tables[0]?.rows ?? [])
    .map(({ standing: { points, entry } }) => `${entry.player.name} ${points}`)
    .join(', ');
  process.stdout.write(`${version} Tables ${shown}\n`);
}
