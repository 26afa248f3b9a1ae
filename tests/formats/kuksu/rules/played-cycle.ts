import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import {
  arrangement,
  type Arrangement,
  type TitleOutcome,
} from '../../../../api/src/formats/kuksu/rules/arrangement.ts';
import type { LeagueCandidate } from '../../../../api/src/formats/kuksu/rules/last-place.ts';
import { lastPlaces, type FinishedLeague } from '../../../../api/src/formats/kuksu/rules/last-places.ts';
import { leaguePairs } from '../../../../api/src/formats/kuksu/rules/league-pairings.ts';
import { leagueTable } from '../../../../api/src/formats/kuksu/rules/league-table.ts';
import { titleMatch } from '../../../../api/src/formats/kuksu/rules/title-match.ts';
import type { PairGame } from '../../../../api/src/rules/standings/pair-game.ts';

/** A cycle that was played by bots, and what it hands on to the next. */
export interface PlayedCycle {
  readonly registered: readonly LeagueCandidate[];
  readonly titleBefore: TitleOutcome;
  readonly arranged: Arrangement;
  readonly leagues: readonly FinishedLeague[];
  readonly title: TitleOutcome;
}

/** Chance from a seed: a whole number below `below`. */
export type Chance = (below: number) => number;

/** Arranges a cycle, plays its leagues and its title match with results by chance and rating, a few players disqualified. */
export function playCycle(
  registered: readonly LeagueCandidate[],
  titleBefore: TitleOutcome,
  chance: Chance,
): PlayedCycle {
  const arranged = arrangement(registered, titleBefore);
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.error));
  const byId = new Map(registered.map((candidate) => [candidate.id, candidate]));
  const leagues = arranged.value.leagues.map(({ name, tier, players }) => {
    const own = players.flatMap((id) => byId.get(id) ?? []);
    const table = leagueTable(
      tier,
      own.map(({ id, rating, last }) => ({ id, name: id, rating, last, isDisqualified: chance(15) === 0 })),
      own.length < players.length ? [] : leagueGames(own, chance),
    );
    return { name, tier, table };
  });
  const winner = leagues[0]?.table.rows[0]?.player.id;
  if (winner === undefined) throw new Error('League A has nobody');
  return { registered, titleBefore, arranged: arranged.value, leagues, title: titleAfter(titleBefore, winner, chance) };
}

/** Who signs up for the cycle after: some of the last one, some who come back, some who are new; `players` of them, the holder on top. The loser of
 * the title match signs up again. */
export function nextField(
  { leagues, registered, title }: PlayedCycle,
  [players, before]: readonly [number, readonly LeagueCandidate[]],
  chance: Chance,
): readonly LeagueCandidate[] {
  const places = lastPlaces(leagues);
  const known = new Map([...before, ...registered].map((candidate) => [candidate.id, candidate]));
  const again = [...known.values()]
    .filter(({ id }) => id !== title.holder)
    .filter(({ id }) => title.losers.includes(id) || chance(places.has(id) ? 6 : 2) > 0)
    .map(({ id, rating }) => ({ id, rating: rating + chance(41) - 20, last: places.get(id) ?? null }))
    .slice(0, players);
  const fresh = Array.from({ length: players - again.length }, (_, index) => ({
    id: `${known.size + index}new` as EntryId,
    rating: 1_000 + chance(1_500),
    last: null,
  }));
  const holder = known.get(title.holder ?? ('' as EntryId));
  return [...fresh, ...(holder === undefined ? [] : [holder]), ...again];
}

function leagueGames(players: readonly LeagueCandidate[], chance: Chance): readonly PairGame[] {
  return leaguePairs(players.length).flatMap(({ first, second }) => {
    const [one, other] = [players[first], players[second]];
    if (one === undefined || other === undefined) throw new Error('a seat is empty');
    const isUpset = chance(1_000) * 2 < 1_000 - Math.min(900, Math.abs(one.rating - other.rating));
    const winner = isUpset === one.rating > other.rating ? other.id : one.id;
    const isWaived = chance(60) === 0;
    const game = { key: null, first: one.id, second: other.id, decided: true };
    if (!isWaived) return [{ ...game, number: 1, winner }];
    const again = { ...game, number: 2, winner: chance(3) === 0 ? null : winner };
    return [{ ...game, number: 1, winner: null }, again];
  });
}

function titleAfter({ holder }: TitleOutcome, winner: EntryId, chance: Chance): TitleOutcome {
  const winners: EntryId[] = [];
  for (;;) {
    const match = titleMatch(holder, winner, winners);
    if (!match.ok) throw new Error(match.error.message);
    const { nextGame, holder: after, loser } = match.value;
    if (nextGame === null) return { holder: after, losers: loser === null ? [] : [loser] };
    winners.push(chance(2) === 0 || holder === null ? winner : holder);
  }
}
