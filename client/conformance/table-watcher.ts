// This client, as its tables are tried by the kit: tells them after each event of TOURNAMENT as a line, `VERSION Tables ROWS`.
import { connect } from '../src/index.ts';

const { BARAZA = '', TOURNAMENT = '', SILENCE = '8000' } = process.env;
const baraza = connect({ url: BARAZA, silence: Number(SILENCE) });
for await (const { version, tables } of baraza.watchTables(TOURNAMENT)) {
  const rows = tables[0]?.rows.map(({ standing: { points, entry } }) => `${entry.player.name} ${points}`) ?? [];
  console.log(`${version} Tables ${rows.join(', ')}`);
}
