// A bot: plays a legal move by chance in every game that waits for it, whatever game it is.
//   BARAZA=http://localhost:4000 TOKEN=bz_… node bot.mts
// The token has READ and PLAY. It goes on until it is stopped; with GAMES=3 until so many games have ended.
import { connect, isDone, MyGames, OpenGame, PlayMove, SetDiceString } from '@baraza/client';
import type { OpenGameFragment } from '@baraza/client';

const { BARAZA = 'http://localhost:4000', TOKEN, GAMES = 'Infinity' } = process.env;
const baraza = connect({ url: BARAZA, token: TOKEN });
const LONG = 60;

/** Does what the game waits for, until it waits for somebody else. */
async function play(game: OpenGameFragment | null): Promise<void> {
  if (game?.__typename === 'BackgammonGame' && game.viewerCanAddToDice)
    return void (await baraza.give(SetDiceString, { gameId: game.id, text: crypto.randomUUID() }));
  if (game?.viewerCanMove !== true) return;
  const all = game.legalMoves ?? [];
  const moves = all.filter(({ seat }) => seat === game.viewerSeat).map(({ notation }) => notation);
  // Where both may act the first agrees to what stands. Who plays by chance passes only by chance: a long game of go is ended.
  const isOfBoth = moves.length < all.length;
  const end = isOfBoth ? moves[0] : game.ply > LONG ? moves.find((notation) => notation === 'pass') : undefined;
  const move = end ?? moves[Math.floor(Math.random() * moves.length)];
  if (move === undefined) return;
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

let ended = 0;
for await (const event of baraza.watchMine()) {
  if (event.__typename === 'MyTurn') await play(event.game);
  else for (const game of (await baraza.ask(MyGames, {})).viewer?.games ?? []) await play(game);
  if (event.__typename === 'MyGameFinished' && ++ended >= Number(GAMES)) break;
}
baraza.close();
