import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { ReadMove, MoveRefusal } from '../../../rules/games/game.ts';
import { houseName, housesOf } from './houses.ts';
import { refusalOf } from './refusal.ts';
import { reasoned } from './reasons.ts';
import type { OwareMove, OwarePosition } from './types.ts';

/** A move in canonical text: its house, in capitals for South and in small letters for North. Source: Oware 6.1. */
export function formatMove(_position: OwarePosition, { house }: OwareMove): string {
  return houseName(house);
}

/** Reads the letter of a house of the mover's, large or small; refuses what is no legal move, by its column. Source: Oware 6.1. */
export function parseMove(position: OwarePosition, text: string): Result<ReadMove<OwareMove>, MoveRefusal> {
  const sign = text.trim();
  const column = text.length - text.trimStart().length + 1;
  if (position.end !== null) return err({ ...reasoned('game-over'), column });
  const house = housesOf(position.turn).find((own) => houseName(own).toLowerCase() === sign.toLowerCase());
  if (house === undefined) return err({ ...reasoned('no-such-house', { sign: `"${sign.slice(0, 12)}"` }), column });
  const refusal = refusalOf(position, house);
  return refusal === null ? ok({ move: { house }, warnings: [] }) : err({ ...refusal, column });
}
