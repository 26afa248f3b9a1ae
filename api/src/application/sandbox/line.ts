import { SECOND, between, instant, millis, type Instant } from '../../kernel/time.ts';
import type { Seat } from '../../kernel/seat.ts';
import { drawStream } from '../../rules/committed-chance.ts';
import { instantAfter } from '../../rules/clocks/rest.ts';
import type { TextGame, TextPlayed } from '../../rules/games/text-game.ts';
import type { MoveCause } from '../../store/move-cause.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { GameSeedRecord } from '../../store/reading/game-seed.ts';
import { hashUnder } from '../committed-seed.ts';
import { thinkingTime } from '../jobs/bot-pace.ts';
import { storedMove, type StoredMove } from '../running/apply-move.ts';
import { rulesOf } from '../state/game-rules.ts';

/** A move of a line: as it is stored, and what the rules made of it. */
export type LineMove = StoredMove & { readonly played: TextPlayed };

/** How bots play a game on: to its end, to the turn of somebody who is none, or as far as time goes. */
export type Line = readonly LineMove[];

/** What a line is made with. */
export interface LineParts {
  /** A fraction from 0 to below 1, the same for the same thing of this game. */
  readonly draw: (what: string) => number;
  /** When it is now. */
  readonly now: Instant;
  /** Before that nobody has thought. */
  readonly beganAt: Instant;
  /** Until when it goes at the latest. */
  readonly until: Instant;
  /** Whether it is no longer than one move. */
  readonly oneByOne: boolean;
  /** Who plays himself. */
  readonly isOwn: (game: GameRecord, seat: Seat) => boolean;
  /** What chance draws from, its seed opened; null: there is no chance in the game. */
  readonly chance: { readonly seed: Uint8Array; readonly texts: GameSeedRecord['texts'] } | null;
}

/** A move that comes next, and when. */
interface Next {
  readonly text: string;
  readonly cause: MoveCause;
  readonly at: Instant;
}

/** Bots' moves in a game that runs, each with its time by the bots' usual pace; none where nobody but others, chance's first roll or time is awaited. */
export function lineOf(start: GameRecord, parts: LineParts): Line {
  const rules = rulesOf(start.game);
  const line: LineMove[] = [];
  let game = start;
  let awaitsChance = false;
  let at = instant(Math.min(parts.now, Math.max(parts.beganAt, start.clock?.since ?? parts.now)));
  for (;;) {
    const next = nextMove(rules, { game, awaitsChance, at }, parts);
    const played = next === null || game.position === null ? null : rules.play(game.position, next.text);
    if (next === null || played === null || !played.ok) return line;
    const { mover: by, outcome } = played.value;
    if (next.cause === 'BOT' && parts.isOwn(game, by)) return line;
    const move = storedMove(game, next.at, { by, cause: next.cause, played: played.value });
    line.push({ ...move, played: played.value });
    if (outcome !== null) return line;
    game = move.after;
    ({ awaitsChance } = played.value);
    if (parts.oneByOne && !awaitsChance) return line;
    ({ at } = next);
  }
}

interface Standing {
  readonly game: GameRecord;
  readonly awaitsChance: boolean;
  readonly at: Instant;
}

function nextMove(rules: TextGame, { game, awaitsChance, at }: Standing, parts: LineParts): Next | null {
  const { position, toMove } = game;
  if (position === null || rules.chance?.isBefore(position) === true) return null;
  if (awaitsChance) return drawn(rules, game, at, parts);
  const idle = rules.idle(position);
  if (idle !== null) return { text: idle, cause: 'AUTOMATIC', at: notBefore(parts.now, at) };
  if (toMove !== null && parts.isOwn(game, toMove)) return null;
  const moment = afterThought(game, at, parts);
  if (moment === null) return null;
  const text = rules.choose(position, parts.draw(`choice ${game.ply}`));
  if (text === null) return null;
  return rules.chance?.isAsk(text) === true ? drawn(rules, game, moment, parts) : { text, cause: 'BOT', at: moment };
}

/** When a bot has thought about its turn; null: not before the line ends. */
function afterThought({ clock, ply }: GameRecord, at: Instant, { draw, now, until }: LineParts): Instant | null {
  const rests = clock?.rests ?? [];
  const since = instantAfter(at, millis(0), rests);
  const deadline = clock?.deadline ?? null;
  const remaining = millis(deadline === null ? 60 * 60 * SECOND : Math.max(0, between(since, deadline)));
  const thought = thinkingTime({ remaining, isAwaited: false, draw: draw(`thought ${ply}`) });
  const moment = notBefore(now, instantAfter(since, thought, rests));
  return moment > until || (deadline !== null && moment >= deadline) ? null : moment;
}

function notBefore(now: Instant, at: Instant): Instant {
  return instant(Math.max(now, at));
}

function drawn(
  { chance }: TextGame,
  { id, position }: GameRecord,
  at: Instant,
  { chance: source, now }: LineParts,
): Next | null {
  const index = chance === null || position === null ? null : chance.next(position);
  if (chance === null || position === null || index === null || source === null) return null;
  const texts = [source.texts.first ?? '', source.texts.second ?? ''];
  const bytes = drawStream(hashUnder(source.seed), { label: chance.label, whose: id, texts }, index);
  return { text: chance.move(position, bytes), cause: 'CHANCE', at: notBefore(now, at) };
}
