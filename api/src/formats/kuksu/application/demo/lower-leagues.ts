import { drawFraction } from '../../../../kernel/entropy.ts';
import type { GameId } from '../../../../kernel/ids.ts';
import { MINUTE, millis, plus, SECOND, type Instant } from '../../../../kernel/time.ts';
import { toInstantOrNull } from '../../../../store/codecs/instant.ts';
import type { Db } from '../../../../store/client.ts';
import { botTurns, type BotTurn } from '../../../../store/reading/bot-turn.ts';
import { gamesOfTournaments } from '../../../../store/reading/game.ts';
import { tournamentsByIds } from '../../../../store/reading/tournament.ts';
import { playMove } from '../../../../application/commands/game/play-move.ts';
import { drawOf } from '../../../../application/demo/demo-draw.ts';
import { trickledCycle } from './trickled.ts';
import { rulesOf } from '../../../../application/state/game-rules.ts';
import type { JobWorld } from '../../../../application/jobs/job.ts';
import { workWhenDue } from '../../../../application/jobs/when-due.ts';
import { say, STRANGER } from '../../../../application/texts/say.ts';

/** How long the lower leagues wait from one game to the next, on the average. */
const PAUSE = 40 * SECOND;

const NEXT_TRY = MINUTE;

/** Tells the turns that `playLowerLeagues` takes. */
export async function ownTurns(db: Db): Promise<(turn: Pick<BotTurn, 'tournamentId' | 'key'>) => boolean> {
  const cycle = await trickledCycle(db);
  return ({ tournamentId, key }) => tournamentId === cycle && isOfLowerLeague(key);
}

function isOfLowerLeague(key: string): boolean {
  return key.startsWith('l.') && !key.startsWith('l.A.');
}

/**
 * Lets the bots of the demo world's title play the games of the lower leagues one after another, each from its first move to
 * its agreed score at once, so that results come in all the time; League A is played move by move like any game of bots.
 * Which game is next, and when, follows from the games alone. Ends when the signal aborts.
 */
export async function playLowerLeagues(world: JobWorld): Promise<void> {
  await workWhenDue(world, { topics: ['tournament'], work: () => goOn(world) });
}

/** Plays the next game if it is time to; answers when the one after it will be, null when there is none. */
async function goOn(world: JobWorld): Promise<Instant | null> {
  const next = await nextGame(world);
  if (next === null || world.now() < next.due) return next?.due ?? null;
  if (!(await playToEnd(world, next.id))) return plus(world.now(), NEXT_TRY);
  return (await nextGame(world))?.due ?? null;
}

async function nextGame({ db }: JobWorld): Promise<{ readonly id: GameId; readonly due: Instant } | null> {
  const cycle = await trickledCycle(db);
  const [tournament] = cycle === null ? [] : await tournamentsByIds(db.prisma, [cycle]);
  if (tournament?.status !== 'RUNNING') return null;
  const games = (await gamesOfTournaments(db.prisma, [tournament.id])).filter(({ key }) => isOfLowerLeague(key));
  const [next] = games.filter(({ status }) => status === 'RUNNING').toSorted((a, b) => drawOf(a.key) - drawOf(b.key));
  const begun = toInstantOrNull(tournament.startedAt);
  if (next === undefined || begun === null) return null;
  const last = games.reduce<Instant>(
    (latest, { finishedAt }) => (finishedAt !== null && finishedAt > latest ? finishedAt : latest),
    begun,
  );
  return { id: next.id, due: plus(last, millis(Math.floor(PAUSE * (0.5 + drawOf(next.key))))) };
}

/** Plays a game of two bots from where it stands to its end; false: a move was refused, which is reported. */
async function playToEnd({ db, now, entropy, signal, report }: JobWorld, gameId: GameId): Promise<boolean> {
  for (;;) {
    const [turn] = await botTurns(db.prisma, [gameId]);
    const move = turn === undefined ? null : rulesOf(turn.game).choose(turn.position, drawFraction(entropy));
    if (turn === undefined || move === null || signal.aborted) return true;
    const { ply, playerId } = turn;
    const played = await playMove({ db, now, entropy, actor: { kind: 'bot', playerId } }, { gameId, ply, move });
    if (played.ok) continue;
    report(new Error(`A bot's move ${move} in game ${gameId} was refused: ${say(STRANGER, played.error.message)}`));
    return false;
  }
}
