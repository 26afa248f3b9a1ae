import { invariant } from '../kernel/assert.ts';
import type { GameKey } from '#games/rules';
import { replay } from '../rules/games/replay.ts';
import type { GameRecord } from '../store/reading/game.ts';
import type { AnyMoment, GameModule } from './game-module.ts';
import { plainMail } from './mail/letters/plain-mail.ts';
import { anyPosition } from './queries/any-position.ts';
import { rulesOf, sidesOf } from './queries/game-rules.ts';
import { readingOf } from './queries/reading.ts';

/** A game that has nothing but its rules: it is replayed through them and told in a sentence that fits every game. */
export function plainModule(key: GameKey): GameModule {
  return {
    async at(context, game, ply) {
      if (ply < 0 || ply > game.ply) return null;
      const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: ply });
      return momentAfter(
        key,
        game,
        moves.map(({ notation }) => notation),
      );
    },
    after: (game, notations) => momentAfter(key, game, notations),
    mail: plainMail,
  };
}

function momentAfter(kind: GameKey, game: GameRecord, notations: readonly string[]): AnyMoment {
  const rules = rulesOf(kind);
  const last = notations.at(-1);
  const before = replay(rules, game.gameConfig, notations.slice(0, -1));
  invariant(before.ok, `the stored moves of game ${game.id} are legal`);
  const ply = notations.length;
  if (last === undefined)
    return { kind, ply, notation: null, summary: null, position: anyPosition(kind, before.value) };
  const played = rules.play(before.value, last);
  invariant(played.ok, `the stored moves of game ${game.id} are legal`);
  const { mover, notation, encoded, isDrawn } = played.value;
  const [first, second] = sidesOf(kind);
  const summary = isDrawn ? `${notation} fell.` : `${mover === 'first' ? first : second} played ${notation}.`;
  return { kind, ply, notation, summary, position: anyPosition(kind, encoded) };
}
