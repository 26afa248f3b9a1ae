// This client, as it is tried by the kit: tells each event of TOURNAMENT as a line, `VERSION TYPENAME`.
import { connect } from '../src/index.ts';

const { BARAZA = '', TOURNAMENT = '', SILENCE = '8000' } = process.env;
const baraza = connect({ url: BARAZA, silence: Number(SILENCE) });
for await (const { version, __typename } of baraza.watchTournament(TOURNAMENT)) console.log(`${version} ${__typename}`);
