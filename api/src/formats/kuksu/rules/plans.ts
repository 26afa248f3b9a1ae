import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { MatchGameSides } from '../../../rules/formats/best-of.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { Plan, PlannedGame, PlannedPairing } from '../../../rules/formats/format.ts';
import type { ArrangedLeague } from './arrangement.ts';
import { leaguePairs } from './league-pairings.ts';
import { KUKSU_STAGES, TITLE_GROUP } from './stages.ts';

const TITLE_PAIRING = `${TITLE_GROUP}.r1.p1`;

/** All leagues of a cycle, groups `l.A`, `l.B1` …, with all their games at once. Source: Kuksu 2.6, 6.3, 12.1. */
export function leaguesPlan(leagues: readonly ArrangedLeague[]): Plan {
  const stage = KUKSU_STAGES.LEAGUES;
  const planned = leagues.map(({ name, players }, index) => {
    const key = `${stage.key}.${name}`;
    return {
      group: { key, stage: stage.key, name, number: index + 1, entries: players },
      ...singleRound(key, players),
    };
  });
  return {
    stages: [stage],
    groups: planned.map(({ group }) => group),
    pairings: planned.flatMap(({ pairings }) => pairings),
    games: planned.flatMap(({ games }) => games),
  };
}

/** Games that have ended without a result, to be played again with the same colours. Source: Kuksu 3.7. */
export function replayPlan(games: readonly PlannedGame[]): Plan {
  const again = games.map((game) => ({ ...game, key: `${game.pairing}.g2`, number: 2 }));
  return { ...EMPTY_PLAN, games: again };
}

/** The title match with its first game, in which the challenger moves first. Source: Kuksu 2.1. */
export function titlePlan(holder: EntryId, challenger: EntryId): Plan {
  const stage = KUKSU_STAGES.TITLE_MATCH;
  return {
    stages: [stage],
    groups: [{ key: TITLE_GROUP, stage: stage.key, name: stage.name, number: 1, entries: [holder, challenger] }],
    pairings: [
      {
        key: TITLE_PAIRING,
        group: TITLE_GROUP,
        round: 1,
        number: 1,
        first: { kind: 'player', entry: challenger },
        second: { kind: 'player', entry: holder },
      },
    ],
    games: [titleGame({ number: 1, first: challenger, second: holder })],
  };
}

/** A further game of the title match. Source: Kuksu 2.1, 11.2. */
export function furtherTitleGame(game: MatchGameSides): Plan {
  return { ...EMPTY_PLAN, games: [titleGame(game)] };
}

function titleGame(game: MatchGameSides): PlannedGame {
  return { ...game, key: `${TITLE_PAIRING}.g${game.number}`, pairing: TITLE_PAIRING };
}

/** What the players of a league play: everybody everybody once, the entry at index 0 in seat 1. Source: Kuksu 2.6, 6.3. */
export function singleRound(group: string, players: readonly EntryId[]): Pick<Plan, 'pairings' | 'games'> {
  const pairs = leaguePairs(players.length).map(({ first, second }, index) => {
    const [one, other] = [players[first], players[second]];
    invariant(one !== undefined && other !== undefined, 'every seat of a league is taken');
    return { key: `${group}.r1.p${index + 1}`, number: index + 1, first: one, second: other };
  });
  return {
    pairings: pairs.map(({ key, number, first, second }): PlannedPairing => ({
      key,
      group,
      round: 1,
      number,
      first: { kind: 'player', entry: first },
      second: { kind: 'player', entry: second },
    })),
    games: pairs.map(({ key, first, second }) => ({ key: `${key}.g1`, pairing: key, number: 1, first, second })),
  };
}
