import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../api/src/application/state/game-rules.ts';
import { gamesHere } from '../../api/src/application/registered.ts';
import { otherSeat } from '../../api/src/kernel/seat.ts';
import type { TextGame } from '../../api/src/rules/games/text-game.ts';
import { readPlan } from '../../api/src/rules/games/plan.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { playedByBots } from '../support/played-by-bots.ts';

/** The most signs that a mail shows in a line. */
const WIDEST_LINE = 60;
const NOBODY = { first: '', second: '', fields: [] };
/** Of how many positions one has every legal move tried, which takes a while on a large board. */
const ONE_OF = 16;

const { numRuns } = propertyRuns(1, 10);
const games = [...gamesHere.keys()].map((key) => [key, rulesOf(key)] as const);

/** More positions than are remembered of a game. */
const MANY = 300;

function sayings(game: TextGame, position: string): readonly unknown[] {
  const { toMove, actors, awaited, agreement, outcome, draw, idle } = game;
  return [toMove, actors, awaited, agreement, outcome, draw, idle].map((ask) => ask(position));
}

describe.each(games)('%s keeps the contract of games', (key, game) => {
  const played = Array.from({ length: numRuns }, (_game, seed) => playedByBots(game, {}, seed));

  test('by its key, its sides and its words', () => {
    expect(game.key).toBe(key);
    expect(key).toMatch(/^[A-Z][A-Z0-9_]{0,30}$/);
    expect(gamesHere.get(key)).toMatch(/^[A-Z].*\.$/);
    expect(new Set(game.sides).size).toBe(2);
    expect(game.recordFile.ending).toMatch(/^[a-z0-9]{1,8}$/);
    expect(game.recordFile.type).toMatch(/^\w+\/[\w.+-]+(; charset=utf-8)?$/);
  });

  test('has about so many moves as a forecast takes it to have', () => {
    const length = game.usualLength(game.usual);
    expect(length.ok && Number.isInteger(length.value) && length.value > 0).toBe(true);
  });

  test('takes its settings at their bounds, and refuses by its name one beyond', () => {
    for (const [setting, { least, most }] of Object.entries(game.bounds)) {
      for (const value of [least, most]) {
        expect(game.initial({ ...game.usual, [setting]: value })).toMatchObject({ ok: true });
      }
      for (const value of [least - 1, most + 1]) {
        expect(game.initial({ ...game.usual, [setting]: value })).toMatchObject({ error: { setting } });
      }
    }
  });

  test('bots play it to its end', () => {
    for (const { positions } of played) {
      const last = positions.at(-1) ?? '';
      expect(game.outcome(last)).not.toBeNull();
      expect(game.toMove(last)).toBeNull();
      expect([...game.actors(last), ...game.awaited(last), ...game.legalMoves(last)]).toEqual([]);
      expect(game.choose(last, 0)).toBeNull();
    }
  });

  test('every position is read as it was written, and drawn in lines that a mail does not break', () => {
    for (const { positions } of played) {
      for (const position of positions) expect(game.decode(position)).toEqual({ ok: true, value: position });
      const lines = positions.flatMap((position) => game.draw(position).split('\n'));
      expect(lines.filter((line) => line === '' || line.length > WIDEST_LINE)).toEqual([]);
    }
  });

  test('a position says the same whether it was just played or is read from its text', () => {
    const { positions, moves } = playedByBots(game, {}, numRuns);
    const said = moves.map((move, ply) => {
      const done = game.play(positions[ply] ?? '', move);
      return done.ok ? [done.value.encoded, ...sayings(game, done.value.encoded)] : done.error.message.key;
    });
    // Other games drive out what is remembered of this one.
    for (let seed = numRuns + 1, others = 0; others < MANY; seed += 1)
      others += playedByBots(game, {}, seed).moves.length;
    expect(positions.slice(1).map((position) => [position, ...sayings(game, position)])).toEqual(said);
  });

  test('what is offered can be played and is written as it is offered; nothing else is', () => {
    for (const { positions } of played) {
      for (const position of positions.filter((_position, ply) => ply % ONE_OF === 0)) {
        const moves = game.legalMoves(position);
        expect(new Set(moves).size).toBe(moves.length);
        const written = moves.map((move) => game.play(position, move));
        expect(written.map((done) => (done.ok ? done.value.notation : done.error.message.key))).toEqual(moves);
        expect(game.play(position, 'no such move')).toMatchObject({ ok: false });
      }
    }
  });

  test('a record without names is read as a game that ends alike, and can be written again', () => {
    for (const { moves, positions } of played) {
      const written = game.exportRecord({}, NOBODY, moves);
      const text = written.ok ? written.value : written.error.message.key;
      const read = game.importRecord(text);
      if (!read.ok) throw new Error(read.error.message.key);
      expect(read.value.head).toMatchObject({ first: '', second: '' });
      expect(game.outcome(read.value.encoded)?.winner).toBe(game.outcome(positions.at(-1) ?? '')?.winner);
      expect(game.exportRecord({}, NOBODY, read.value.moves)).toMatchObject({ ok: true });
      expect(game.splitRecords(text)).toHaveLength(1);
    }
  });

  test('a reply is planned as it is played, or the game says that nothing is planned in it', () => {
    for (const { positions, moves } of played) {
      const [start = ''] = positions;
      const [move = '', reply = ''] = moves;
      const mover = game.toMove(start);
      const owner = mover === 'first' || mover === 'second' ? otherSeat(mover) : 'second';
      const planned = readPlan(game, { encoded: start, owner }, [{ after: null, move, reply, mayEndPlay: true }]);
      if (game.chance === null) expect(planned).toMatchObject({ ok: true, value: [{ move, reply }] });
      else expect(planned).toMatchObject({ ok: false, error: { node: null } });
    }
  });

  test('who gives up loses, where the game can be given up', () => {
    for (const { positions } of played) {
      for (const position of positions.slice(0, -1)) {
        const outcome = game.resign(position, 'first');
        expect(outcome.ok ? outcome.value.winner : outcome.error).toMatch(/^second$|^[A-Z].*\.$/);
      }
    }
  });
});
