import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { LetterWords } from '../../kernel/message.ts';
import type { Zone } from '../../rules/formats/zone.ts';
import type { AppContext } from '../context.ts';
import { stageOf, tournamentOf } from '../queries/find.ts';
import { rowOfRanked, tournamentRanking } from '../queries/ranking.ts';
import { readingOf } from '../queries/reading.ts';
import { titleOfStage } from '../queries/stage-titles.ts';
import { formatOf } from '../state/format-state.ts';

/** Where a player stands in a ranking. */
export interface Place {
  readonly place: number;
  readonly shared: boolean;
  /** In his last table; null: he is in none. */
  readonly points: number | null;
  /** The last stage that he has come to; null: none. */
  readonly stage: LetterWords | null;
  /** What his rank there means; null: nothing. */
  readonly zone: string | null;
  /** How far that is: the number of the stage, then whether its place leads on. */
  readonly reach: readonly [stage: number, zone: number];
}

/** A player of a tournament and where he stands. */
export interface PlacedPlayer extends Place {
  readonly playerId: PlayerId;
  readonly handle: string;
  readonly name: string;
}

/** Whether somebody has come further by what was done, or less far. */
export type Cut = 'IN' | 'OUT';

/** A player where he stands in a sandbox, and where without what was done in it; null: he is not in that. */
export interface ComparedPlayer {
  readonly playerId: PlayerId;
  readonly handle: string;
  readonly name: string;
  readonly here: Place | null;
  readonly untouched: Place | null;
}

const LEADS: Readonly<Record<Zone['tone'], number>> = { on: 1, up: 1, stay: 0, prize: 0, down: -1, out: -1 };

/** Everybody of a tournament as it stands, best first. */
export async function placesIn(context: AppContext, tournamentId: TournamentId): Promise<readonly PlacedPlayer[]> {
  const tournament = await tournamentOf(context, { tournamentId });
  const [format, entries] = [formatOf(tournament), await readingOf(context).entriesOf.load(tournamentId)];
  const players = new Map(entries.map(({ id, player }) => [id, player]));
  const placed: PlacedPlayer[] = [];
  for (const ranked of await tournamentRanking(context, tournament, null)) {
    const player = players.get(ranked.entry);
    if (player === undefined) continue;
    const row = await rowOfRanked(context, ranked);
    const stage = ranked.group === null ? null : await stageOf(context, ranked.group);
    const zone = row?.zone ?? null;
    placed.push({
      playerId: player.id,
      handle: player.handle,
      name: player.name,
      place: ranked.place,
      shared: ranked.shared,
      points: row?.points ?? null,
      stage: stage === null ? null : await titleOfStage(context, stage),
      zone,
      reach: [stage?.number ?? 0, zone === null ? 0 : LEADS[format.zone(zone).tone]],
    });
  }
  return placed;
}

/** Everybody of both, by his place in the sandbox, then who is in the other alone. */
export function comparedPlayers(
  here: readonly PlacedPlayer[],
  untouched: readonly PlacedPlayer[],
): readonly ComparedPlayer[] {
  const others = new Map(untouched.map((placed) => [placed.playerId, placed]));
  const known = new Set(here.map(({ playerId }) => playerId));
  return [
    ...here.map((placed) => ({ ...named(placed), here: placed, untouched: others.get(placed.playerId) ?? null })),
    ...untouched
      .filter(({ playerId }) => !known.has(playerId))
      .map((placed) => ({ ...named(placed), here: null, untouched: placed })),
  ];
}

function named({ playerId, handle, name }: PlacedPlayer): Pick<ComparedPlayer, 'playerId' | 'handle' | 'name'> {
  return { playerId, handle, name };
}

/** By how many places he stands higher by what was done, below 0: lower; null: he is not in both. */
export function placesGained({ here, untouched }: ComparedPlayer): number | null {
  return here === null || untouched === null ? null : untouched.place - here.place;
}

/** Whether he has come further by what was done, to a later stage or to a place that leads on, or less far; null: neither, or he is not in both. */
export function cutOf({ here, untouched }: ComparedPlayer): Cut | null {
  if (here === null || untouched === null) return null;
  const [stages, zones] = [here.reach[0] - untouched.reach[0], here.reach[1] - untouched.reach[1]];
  const further = stages === 0 ? zones : stages;
  return further === 0 ? null : further > 0 ? 'IN' : 'OUT';
}
