import { reportMatch } from '../../api/src/application/commands/report/report-match.ts';
import { must, type World } from './world.ts';
import { message } from '../../api/src/application/texts/say.ts';

/** What mails of matches and their reports are about: a match, and a report that waits for the director of a new knock-out elsewhere, told by who has lost the board. */
export async function matchMatters(world: World) {
  const input = { format: 'KNOCKOUT', settings: {}, game: 'BACKGAMMON', gameConfig: {}, venue: 'ELSEWHERE' } as const;
  const { id, players, games } = await world.running(['Wema', 'Yusuf'], { ...input, timeControl: null, maxPlayers: 2 });
  const [winner, loser] = players;
  if (winner === undefined || loser === undefined) throw new Error('Two players meet');
  const subject = `match 1: board 34567 won by ${winner.name} by 4 points`;
  const { reportId } = must(await reportMatch(loser.context, { tournamentId: id, subject, writer: null }));
  if (reportId === null) throw new Error('The report is new');
  const [game] = await games();
  if (game === undefined) throw new Error('A match has a first board');
  const { pairingId, entries } = game;
  const news = { pairingId, news: 'DECIDED', until: null, winner: entries.first, how: 'RULED' } as const;
  const reported = { tournamentId: id, reportId };
  return {
    MATCH_NEWS: { kind: 'MATCH_NEWS', payload: { tournamentId: id, ...news } },
    MATCH_REPORTED: { kind: 'MATCH_REPORTED', payload: reported },
    REPORT_SETTLED: { kind: 'REPORT_SETTLED', payload: reported },
    REPORT_WAITS: { kind: 'REPORT_WAITS', payload: reported },
    REPORT_REFUSED: {
      kind: 'REPORT_REFUSED',
      payload: { tournamentId: id, line: 'match 1: board', message: message('report.unreadable.noPoints') },
    },
  } as const;
}
