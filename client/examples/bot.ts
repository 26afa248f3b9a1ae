// A bot: plays a legal move by chance in every game that waits for it, whatever game it is.
//   BARAZA=http://localhost:4000 TOKEN=bz_… node bot.ts
// The token has READ and PLAY. It goes on until it is stopped; with GAMES=3 until so many games have ended.
import { connect, isDone, MyGames, OpenGame, PlayMove } from '@baraza/client';
import type { OpenGameFragment } from '@baraza/client';

const { BARAZA = 'http://localhost:4000', TOKEN, GAMES = 'Infinity' } = process.env;
const baraza = connect({ url: BARAZA, token: TOKEN });

/** Plays on while the game waits for the bot, as it does after a move that gives it another turn. */
async function play(game: OpenGameFragment | null): Promise<void> {
  const moves = game?.viewerCanMove === true ? (game.legalMoves ?? []) : [];
  const move = moves[Math.floor(Math.random() * moves.length)]?.notation;
  if (game === null || move === undefined) return;
  const payload = await baraza.give(PlayMove, { gameId: game.id, ply: game.ply, move });
  if (isDone(payload)) {
    console.log(`${game.__typename} ${game.ply + 1}. ${payload.notation}`);
    return play(payload.game);
  }
  // Somebody else was faster, or the game has ended: look again what there is.
  if (payload.__typename === 'StalePly') return play((await baraza.ask(OpenGame, { id: game.id })).game);
  if (payload.__typename === 'IllegalMove') throw new Error(`${move} broke ${payload.rule}: ${payload.message}`);
  console.log(payload.message);
}

const { viewer } = await baraza.ask(MyGames, {});
console.log(`${viewer?.name} plays.`);
let ended = 0;
for await (const event of baraza.watchMine()) {
  if (event.__typename === 'InboxSnapshot') for (const game of event.games) await play(game);
  else if (event.__typename === 'MyTurn') await play(event.game);
  else if (event.__typename === 'MyGameFinished' && ++ended >= Number(GAMES)) break;
}
baraza.close();
