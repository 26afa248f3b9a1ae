import { invariant } from '../kernel/assert.ts';
import { message } from '../kernel/message.ts';
import type { GameKey } from '#games/rules';
import { replayFrom } from '../rules/games/replay.ts';
import type { GameRecord } from '../store/reading/game.ts';
import type { AnyMoment, GameModule } from './game-module.ts';
import { plainMail } from './mail/letters/plain-mail.ts';
import { anyPosition } from './queries/any-position.ts';
import { rulesOf, sidesOf } from './state/game-rules.ts';
import { readingOf } from './queries/reading.ts';

/** A game that has nothing but its rules: it is replayed through them and told in a sentence that fits every game. */
export function plainModule(key: GameKey): GameModule {
  return {
    async at(context, game, ply) {
      if (ply < 0 || ply > game.ply) return null;
      const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: ply });
      return momentFrom(
        key,
        startOf(game),
        moves.map(({ notation }) => notation),
      );
    },
    after: (game, notations) => momentFrom(key, startOf(game), notations),
    from: (start, notations) => momentFrom(key, start, notations),
    mail: plainMail,
  };
}

function startOf({ id, game, gameConfig }: GameRecord): string {
  const start = rulesOf(game).initial(gameConfig);
  invariant(start.ok, `the stored settings of game ${id} are readable`);
  return start.value;
}

function momentFrom(kind: GameKey, start: string, notations: readonly string[]): AnyMoment {
  const rules = rulesOf(kind);
  const last = notations.at(-1);
  const before = replayFrom(rules, start, notations.slice(0, -1));
  invariant(before.ok, 'moves that are known to be legal can be played');
  const ply = notations.length;
  if (last === undefined)
    return { kind, ply, notation: null, summary: null, position: anyPosition(kind, before.value) };
  const played = rules.play(before.value, last);
  invariant(played.ok, 'moves that are known to be legal can be played');
  const { mover, notation, encoded, isDrawn } = played.value;
  const [first, second] = sidesOf(kind);
  const summary = isDrawn
    ? message('move.fell', { move: notation })
    : message('move.played', { side: mover === 'first' ? first : second, move: notation });
  return { kind, ply, notation, summary, position: anyPosition(kind, encoded) };
}
