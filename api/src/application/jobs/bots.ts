import { drawFraction } from '../../kernel/entropy.ts';
import { asId, type GameId } from '../../kernel/ids.ts';
import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { instantAfter, restAt } from '../../rules/clocks/rest.ts';
import type { TopicChange } from '../../store/notification.ts';
import { textsOwedByBots } from '../../store/reading/game-seed.ts';
import { botTurns, gamesOfBots, type BotTurn } from '../../store/reading/bot-turn.ts';
import { setDiceText } from '../commands/game/set-dice-text.ts';
import { playMove } from '../commands/game/play-move.ts';
import { rulesOf } from '../state/game-rules.ts';
import { thinkingTime } from './bot-pace.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';
import { say, STRANGER } from '../texts/say.ts';

/** What the bots may use of the world. */
export interface BotsWorld extends JobWorld {
  /** Whether anybody looks on at the moment. */
  readonly watched: () => boolean;
  /** Calls the listener when somebody begins to look on while nobody else did, until the answer is called. */
  readonly onWatched: (listener: () => void) => () => void;
  /** Whether somebody else makes this turn. */
  readonly isSpared?: (turn: BotTurn) => boolean;
}

/** A turn that a bot thinks about since it was seen. */
interface Thought {
  readonly turn: BotTurn;
  readonly since: Instant;
  readonly draw: number;
}

const AFTER_FAILED_MOVE = MINUTE;
/** The most games between people that are remembered as such. */
const MOST_BOTLESS = 100_000;
const DICE_TEXT_BYTES = 12;

/**
 * Lets every bot move at its turns by the command that people move by, after some seconds of thought; among themselves and
 * unwatched about a move a minute. Woken by the events of games. Ends when the signal aborts, and for nothing else.
 */
export async function runBots(world: BotsWorld): Promise<void> {
  const bots: Bots = { world, heard: null, botless: new Set(), thoughts: new Map(), wasWatched: world.watched() };
  const stopHearing = world.onChanges((changes) => hear(bots, changes));
  const stopReconnecting = world.onReconnect(() => {
    bots.heard = null;
    bots.botless = new Set();
  });
  await workWhenDue(world, {
    topics: ['game'],
    onOccasion: world.onWatched,
    async work() {
      await lookAtHeard(bots);
      await playDue(bots);
      return nextDue(bots);
    },
  });
  stopHearing();
  stopReconnecting();
}

interface Bots {
  readonly world: BotsWorld;
  /** The games that something has happened in since they were looked at; null: that is not known. */
  heard: Set<GameId> | null;
  /** Games between people, in which nothing that happens is looked at; another set whenever players may have been replaced. */
  botless: Set<GameId>;
  readonly thoughts: Map<GameId, Thought>;
  wasWatched: boolean;
}

function hear(bots: Bots, changes: readonly TopicChange[]): void {
  if (changes.some(({ topic }) => topic.startsWith('tournament:'))) bots.botless = new Set();
  for (const game of changes.flatMap(gameOf)) if (!bots.botless.has(game)) bots.heard?.add(game);
}

function gameOf({ topic }: TopicChange): GameId[] {
  return topic.startsWith('game:') ? [asId<GameId>(topic.slice('game:'.length))] : [];
}

/** Does in the games that something has happened in what bots owe there. What is heard meanwhile waits for the next time. */
async function lookAtHeard(bots: Bots): Promise<void> {
  const among = bots.heard === null ? null : [...bots.heard];
  if (among?.length === 0) return;
  bots.heard = new Set();
  try {
    const theirs = among === null ? null : await amongTheirs(bots, among);
    if (theirs?.length === 0) return;
    await addDiceTexts(bots, theirs);
    await takeUp(bots, theirs);
  } catch (failure) {
    bots.heard = null;
    throw failure;
  }
}

/** Those of these games in which a bot plays or has played; of the others nothing is to be heard. */
async function amongTheirs({ world, botless, thoughts }: Bots, games: readonly GameId[]): Promise<readonly GameId[]> {
  const withBots = await gamesOfBots(world.db.prisma, games);
  if (botless.size > MOST_BOTLESS) botless.clear();
  for (const game of games) if (!withBots.has(game)) botless.add(game);
  return games.filter((game) => withBots.has(game) || thoughts.has(game));
}

/** Adds a text to the dice of every one of these games (null: of all) in which a bot owes one. */
async function addDiceTexts({ world }: Bots, among: readonly GameId[] | null): Promise<void> {
  const { db, now, entropy } = world;
  for (const { gameId, playerId, rests } of await textsOwedByBots(db.prisma, among)) {
    if (world.signal.aborted) return;
    if (restAt(rests, now()) !== null) continue;
    const text = Buffer.from(entropy.bytes(DICE_TEXT_BYTES)).toString('base64url');
    const added = await setDiceText({ db, now, entropy, actor: { kind: 'bot', playerId } }, { gameId, text });
    if (!added.ok)
      world.report(new Error(`A bot's text for game ${gameId} was refused: ${say(STRANGER, added.error.message)}`));
  }
}

/** Begins to think where it is a bot's turn now in these games (null: in all), and forgets turns that are over. */
async function takeUp({ world, thoughts }: Bots, among: readonly GameId[] | null): Promise<void> {
  const turns = await botTurns(world.db.prisma, among);
  const now = new Map(turns.map((turn) => [turn.gameId, turn]));
  for (const game of among ?? [...thoughts.keys()]) {
    if (now.get(game)?.ply !== thoughts.get(game)?.turn.ply) thoughts.delete(game);
  }
  for (const turn of turns) {
    if (world.isSpared?.(turn) === true) continue;
    const known = thoughts.get(turn.gameId) ?? { since: world.now(), draw: drawFraction(world.entropy) };
    thoughts.set(turn.gameId, { ...known, turn });
  }
}

/** Makes the moves that are due. When a spectator has come, thinking begins anew, so that boards do not all move at once. */
async function playDue(bots: Bots): Promise<void> {
  const { world, thoughts } = bots;
  const isWatched = world.watched();
  if (isWatched && !bots.wasWatched) {
    for (const [game, thought] of thoughts) thoughts.set(game, { ...thought, since: world.now() });
  }
  bots.wasWatched = isWatched;
  const due = [...thoughts.values()].filter((thought) => dueOf(world, thought) <= world.now());
  for (const thought of due) {
    if (world.signal.aborted) return;
    await makeMove(bots, thought);
  }
}

async function makeMove({ world, thoughts }: Bots, thought: Thought): Promise<void> {
  const { gameId, playerId, game, position, ply } = thought.turn;
  const { db, now, entropy } = world;
  const move = rulesOf(game).choose(position, drawFraction(entropy));
  if (move === null) return void thoughts.delete(gameId);
  try {
    const played = await playMove({ db, now, entropy, actor: { kind: 'bot', playerId } }, { gameId, ply, move });
    if (thoughts.get(gameId) === thought) thoughts.delete(gameId);
    if (!played.ok)
      world.report(
        new Error(`A bot's move ${move} in game ${gameId} was refused: ${say(STRANGER, played.error.message)}`),
      );
  } catch (failure) {
    thoughts.set(gameId, { ...thought, since: plus(now(), AFTER_FAILED_MOVE) });
    world.report(failure);
  }
}

function dueOf({ watched }: BotsWorld, { turn, since, draw }: Thought): Instant {
  const isAwaited = watched() || !turn.isAmongBots;
  return instantAfter(since, thinkingTime({ remaining: turn.remaining, isAwaited, draw }), turn.rests);
}

/** When the next move is due; null when there is none, as an event will tell of it. */
function nextDue({ world, thoughts }: Bots): Instant | null {
  let next: Instant | null = null;
  for (const thought of thoughts.values()) {
    const due = dueOf(world, thought);
    if (next === null || due < next) next = due;
  }
  return next;
}
