import { message } from '../../../../api/src/kernel/message.ts';
import { err, ok } from '../../../../api/src/kernel/result.ts';
import { effectiveResults } from '../../../../api/src/rules/formats/effective-results.ts';
import { EMPTY_PLAN } from '../../../../api/src/rules/formats/empty-plan.ts';
import type { FormatEntry, Plan, PreflightIssue } from '../../../../api/src/rules/formats/format.ts';
import { just } from '../../../../api/src/rules/formats/outline.ts';
import { groupPairTable } from '../../../../api/src/rules/formats/pair-table.ts';
import type { TournamentFormat } from '../../../../api/src/rules/formats/tournament-format.ts';
import { lostByWithdrawal } from '../../../../api/src/rules/formats/withdrawal.ts';

const [FEWEST, MOST] = [3, 12];
const GROUP = 'ring.1';

/** Everybody begins one game, against who entered after him, and the last one against the first. */
function ringPlan(entries: readonly FormatEntry[]): Plan {
  const ids = entries.map(({ id }) => id);
  const meetings = ids.flatMap((first, index) => {
    const second = ids[(index + 1) % ids.length];
    return second === undefined ? [] : [{ key: `${GROUP}.p${index + 1}`, number: index + 1, first, second }];
  });
  return {
    stages: [{ key: 'ring', kind: 'RING', name: 'Ring', number: 1 }],
    groups: [{ key: GROUP, stage: 'ring', name: 'Ring', number: 1, entries: ids }],
    pairings: meetings.map(({ key, number, first, second }) => ({
      key,
      group: GROUP,
      round: 1,
      number,
      first: { kind: 'player', entry: first },
      second: { kind: 'player', entry: second },
    })),
    games: meetings.map(({ key, first, second }) => ({ key: `${key}.g1`, pairing: key, number: 1, first, second })),
  };
}

function ringPreflight(players: number): readonly PreflightIssue[] {
  if (players >= FEWEST && players <= MOST) return [];
  const code = players < FEWEST ? 'TOO_FEW_PLAYERS' : 'TOO_MANY_PLAYERS';
  const why = message('formats.SWISS.start.players', { rounds: 0, min: FEWEST, max: MOST, players });
  return [{ code, message: why, rules: [], blocking: true }];
}

/** A circle in which everybody meets his two neighbours, with nothing beside its rules. */
export const ring: TournamentFormat<Record<string, never>> = {
  key: 'RING',
  stageKinds: { RING: { about: 'Everybody plays the next one.' } },
  about: 'Everybody meets his two neighbours in a circle.',
  parseSettings: () => ok({}),
  agreed: () => [{ title: message('agreed.title.format'), text: message('agreed.pairs.points'), rules: [] }],
  sizes: () => ({ min: FEWEST, max: MOST }),
  start(_settings, entries) {
    const [issue] = ringPreflight(entries.length);
    if (issue === undefined) return ok(ringPlan(entries));
    const kind = issue.code === 'TOO_FEW_PLAYERS' ? 'too-few-players' : 'too-many-players';
    return err({ kind, message: issue.message });
  },
  next(_settings, state) {
    const results = effectiveResults(state.decided);
    const done = state.plan.games.every(({ key }) => results.has(key));
    const best = groupPairTable(state, GROUP)[0]?.standing;
    return {
      plan: EMPTY_PLAN,
      stages: state.plan.stages.map(({ key }) => ({ stage: key, state: done ? 'PUBLISHED' : 'RUNNING' })),
      done,
      winner: done && best !== undefined && !best.shared ? best.entry : null,
    };
  },
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  standings: (_settings, state, group) => groupPairTable(state, group).map(({ standing }) => standing),
  crosstable: (_settings, state, group) => groupPairTable(state, group),
  outline: (_settings, players) =>
    ringPreflight(players).length > 0
      ? []
      : [
          {
            ...{ kind: 'RING', name: 'Ring', groups: [players], games: just(players) },
            ...{ each: just(2), inARow: just(1), waits: false },
          },
        ],
  preflight: (_settings, players) => ringPreflight(players),
};
