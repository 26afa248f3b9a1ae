import { message, type Message } from '../../../kernel/message.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { asPoints, halfPoints } from '../../../kernel/points.ts';
import type { TablePlayer } from '../pair-game.ts';
import type { TieBreakTerm } from '../standing.ts';
import type { TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

/** A player of a table in which rounds may be rested: how many byes he has had. */
export interface RestingPlayer extends TablePlayer {
  readonly byes: number;
}

/**
 * Buchholz: the points of every opponent with whom a game is decided, and his own for each bye, as if he had met himself. `order` is in half points. One term
 * for each opponent, in the order of the table, then the byes. Source: Swiss 5.2, 5.3.
 */
export function buchholz(table: TieBreakTable<RestingPlayer>): TieBreakScore {
  return scoreOf(opponentsOf(table));
}

/** The same without the opponent who has the fewest points. Source: Swiss 5.2, 5.3. */
export function buchholzCut(table: TieBreakTable<RestingPlayer>): TieBreakScore {
  const opponents = opponentsOf(table);
  const least = Math.min(...opponents.map(({ halves }) => halves));
  return scoreOf(
    opponents.toSpliced(
      opponents.findLastIndex(({ halves }) => halves === least),
      opponents.length === 0 ? 0 : 1,
    ),
  );
}

/** Sonneborn-Berger where a pair plays once: the points of every opponent beaten, half of those drawn with. `order` is in quarters. Source: Swiss 5.2. */
export function sonnebornBerger({ row, players, points }: TieBreakTable<RestingPlayer>): TieBreakScore {
  const met = row.cells
    .map(({ opponent, wins, draws }) => ({ opponent, halves: 2 * wins + draws }))
    .filter(({ halves }) => halves > 0)
    .map(({ opponent, halves }) => ({ opponent, halves, of: points.get(opponent) ?? halfPoints(0) }));
  const order = met.reduce((sum, { halves, of }) => sum + halves * of, 0);
  const terms = met.map(({ opponent, halves, of }) => ({
    text: ofBeaten(halves, { points: asPoints(of), name: players.get(opponent)?.name ?? opponent }),
    value: (halves * of) / 4,
    opponent,
  }));
  return { order, value: order / 4, terms };
}

function ofBeaten(halves: number, of: { readonly points: number; readonly name: string }): Message {
  return halves === 1 ? message('tieBreak.term.times', { factor: '½', ...of }) : message('tieBreak.term.points', of);
}

interface Met {
  readonly halves: number;
  readonly name: string | Message;
  readonly opponent: EntryId | null;
}

function opponentsOf({ row, players, points }: TieBreakTable<RestingPlayer>): readonly Met[] {
  const met = row.cells
    .filter(({ decided }) => decided > 0)
    .map(({ opponent }) => ({
      halves: points.get(opponent) ?? 0,
      name: players.get(opponent)?.name ?? opponent,
      opponent,
    }));
  const own = points.get(row.player.id) ?? 0;
  return [
    ...met,
    ...Array.from({ length: row.player.byes }, () => ({
      halves: own,
      name: message('tieBreak.term.bye'),
      opponent: null,
    })),
  ];
}

function scoreOf(met: readonly Met[]): TieBreakScore {
  const order = met.reduce((sum, { halves }) => sum + halves, 0);
  const terms = met.map(({ halves, name, opponent }): TieBreakTerm => ({
    text: message('tieBreak.term.points', { points: asPoints(halfPoints(halves)), name }),
    value: halves / 2,
    opponent,
  }));
  return { order, value: order / 2, terms };
}
