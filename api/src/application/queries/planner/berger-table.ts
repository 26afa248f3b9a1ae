import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { BERGER_PLAYERS, bergerTable } from '../../../rules/formats/berger.ts';
import type { BergerRound } from '../../../rules/formats/berger.ts';

/** The schedule of a round robin of so many players. Source: KIBA 5. */
export function planBergerTable(players: number): Result<readonly BergerRound[], string> {
  const { min, max } = BERGER_PLAYERS;
  if (players < min || players > max)
    return err(`players: a Berger table has ${min} to ${max} players, here are ${players}.`);
  return ok(bergerTable(players));
}
