// A live overlay: the players, their clocks and the board of a game as text, drawn anew whenever something happens.
//   BARAZA=http://localhost:4000 node overlay.mts GAME
// It ends when the game does. With OVERLAY=board.txt it writes a file for a streaming program in place of the terminal, each second as
// the clock runs.
import { connect, secondsLeft } from '@baraza/client';
import type { GameStateFragment } from '@baraza/client';
import { writeFileSync } from 'node:fs';

const { BARAZA = 'http://localhost:4000', OVERLAY } = process.env;
const [gameId = ''] = process.argv.slice(2);

function timeLeft(seconds: number): string {
  const [days, hours, minutes] = [86_400, 3_600, 60].map((unit) => Math.floor(seconds / unit));
  if (days! > 0) return `${days}d ${hours! % 24}h`;
  return `${hours}:${String(minutes! % 60).padStart(2, '0')}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

function drawn({ seats, toMove, clock, result }: GameStateFragment, board: string, heardAt: number): string {
  const lines = seats.map(({ seat, side, player }) => {
    const left = clock === null ? '' : timeLeft(secondsLeft(clock, seat, heardAt));
    return `${toMove === seat ? '>' : ' '} ${side}: ${player.name}  ${left}`;
  });
  const end = result === null ? '' : `${result.how} ${result.score ?? ''}`;
  return [...lines, '', board, end].join('\n').trimEnd();
}

function show(text: string): void {
  if (OVERLAY === undefined) console.log(`${text}\n`);
  else writeFileSync(OVERLAY, text);
}

const baraza = connect({ url: BARAZA });
let ticking: ReturnType<typeof setInterval> | undefined;
for await (const event of baraza.watchGame(gameId)) {
  if (!('game' in event)) continue;
  const { game } = event;
  // Whoever has to catch up is told of one move after the other, each with its own board: the game itself is further on by then.
  const played = event.__typename === 'MovePlayed' ? event : null;
  const move = played === null ? '' : `${played.move.ply + 1}. ${played.move.notation}\n`;
  const board = (played?.moment.position ?? game.position)?.text ?? '';
  const heardAt = Date.now();
  show(move + drawn(game, board, heardAt));
  clearInterval(ticking);
  if (event.__typename === 'GameFinished') break;
  if (event.__typename === 'GameSnapshot' && game.status === 'FINISHED') break;
  if (OVERLAY !== undefined) ticking = setInterval(() => show(drawn(game, board, heardAt)), 1_000);
}
baraza.close();
