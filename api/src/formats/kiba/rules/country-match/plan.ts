import { invariant } from '../../../../kernel/assert.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { countryMatch, type CountryMatchGame, type CountryTeam } from '../championship/country-match.ts';
import { TEAM_PLAYERS } from '../championship/nation-ranking.ts';
import type { Plan, PlannedGame, PlannedPairing, Slot } from '../../../../rules/formats/format.ts';

/** The only stage of a match of countries as it is planned. */
export const COUNTRY_MATCH_STAGE = { key: 'm', kind: 'COUNTRY_MATCH', name: 'Match of countries', number: 1 } as const;

/** The key of the only group of a match of countries. */
export const COUNTRY_MATCH_GROUP = 'm.A';

/** The key of the game that stands at this index in the games of `countryMatch`. */
export function matchGameKey(index: number): string {
  return `${matchPairingKey(index)}.g1`;
}

/**
 * Everything that two teams play: one stage, one group, and each meeting as one pairing with one game. A player whose
 * opponent's board is missing has a pairing with a bye and no game. Keys: `m`, `m.A`, `m.A.p2`, `m.A.p2.g1`; the pairings
 * with a game come first, counted from 1 in the order of `countryMatch`. Source: Championship 3.3, 3.5.
 */
export function countryMatchPlan(teams: readonly [CountryTeam, CountryTeam]): Plan {
  const match = countryMatch(teams, []);
  invariant(match.ok, 'a match without results is not refused');
  const { games } = match.value;
  const meetings = games.map(({ round, first, second }, index) =>
    pairing(index, round, [
      { kind: 'player', entry: first },
      { kind: 'player', entry: second },
    ]),
  );
  const walkovers = walkoversOf(teams).map(({ round, entry }, index) =>
    pairing(games.length + index, round, [{ kind: 'player', entry }, { kind: 'bye' }]),
  );
  return {
    stages: [COUNTRY_MATCH_STAGE],
    groups: [
      {
        key: COUNTRY_MATCH_GROUP,
        stage: COUNTRY_MATCH_STAGE.key,
        name: teams.map(({ country }) => country).join(' – '),
        number: 1,
        entries: teams.flatMap(({ players }) => players),
      },
    ],
    pairings: [...meetings, ...walkovers],
    games: games.map(gameOf),
  };
}

function pairing(index: number, round: number, [first, second]: readonly [Slot, Slot]): PlannedPairing {
  return { key: matchPairingKey(index), group: COUNTRY_MATCH_GROUP, round, number: index + 1, first, second };
}

function gameOf({ first, second }: CountryMatchGame, index: number): PlannedGame {
  return { key: matchGameKey(index), pairing: matchPairingKey(index), number: 1, first, second };
}

function matchPairingKey(index: number): string {
  return `${COUNTRY_MATCH_GROUP}.p${index + 1}`;
}

/** The players who meet a missing board, and in which round. */
function walkoversOf([one, other]: readonly [CountryTeam, CountryTeam]): readonly { round: number; entry: EntryId }[] {
  const numbers = Array.from({ length: TEAM_PLAYERS }, (_, index) => index);
  return numbers.flatMap((round) =>
    numbers.flatMap((board) => {
      const [ours, theirs] = [one.players[board], other.players[(board + round) % TEAM_PLAYERS]];
      const entry = ours === undefined ? theirs : ours;
      return entry === undefined || (ours !== undefined && theirs !== undefined) ? [] : [{ round: round + 1, entry }];
    }),
  );
}
