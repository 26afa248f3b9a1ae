import { describe, expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import type { Result } from '../../../../api/src/kernel/result.ts';
import { kibaFinal } from '../../../../api/src/formats/kiba/rules/final.ts';
import { kibaGroups } from '../../../../api/src/formats/kiba/rules/groups.ts';
import { kibaFinalists, kibaSemifinals } from '../../../../api/src/formats/kiba/rules/qualifiers.ts';
import { playerList } from '../../../../api/src/rules/ratings/player-list.ts';
import type { Played } from '../../../support/played-format.ts';
import { randomTournament } from './random-tournament.ts';

function value<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The tables of a stage as the planners take them: the groups in order, each best first. */
function ranked({ format, state }: Played, stage: string): readonly (readonly EntryId[])[] {
  return state.plan.groups
    .filter((group) => group.stage === stage && !group.key.endsWith('.playoff'))
    .map(({ key }) => format.standings(state, key).map(({ entry }) => entry));
}

function entriesOf({ state }: Played, stage: string): readonly (readonly EntryId[])[] {
  return state.plan.groups
    .filter((group) => group.stage === stage && !group.key.endsWith('.playoff'))
    .map(({ entries }) => entries);
}

const sizes = [6, 8, 9, 13, 16, 20].flatMap((players) =>
  [null, 1, 2, 3, 4]
    .filter((groups) => groups === null || players >= 3 * groups)
    .map((groups) => ({ players, groups })),
);

describe('a tournament goes the way that the planners say, step by step, when nobody withdraws', () => {
  test.each(sizes)('$players players in $groups groups', ({ players, groups }) => {
    const plan = { players, settings: { groups }, seed: players, isLevel: false };
    const end = randomTournament({ ...plan, withdrawalOdds: 0, correctionOdds: 0, voidOdds: 0 }, () => undefined);
    const { entries, plan: played, decided } = end.state;

    const list = playerList(entries).map(({ id }) => id);
    const planned = value(kibaGroups(list, groups));
    expect(entriesOf(end, 'q')).toEqual(planned.groups.map((group) => group.players));

    const semifinals = value(kibaSemifinals(ranked(end, 'q')));
    expect(entriesOf(end, 's')).toEqual(semifinals);
    const finalists = value(kibaFinalists(ranked(end, semifinals.length === 0 ? 'q' : 's')));
    expect(entriesOf(end, 'f')).toEqual([finalists]);

    const [one, other] = finalists.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    if (one === undefined || other === undefined) throw new Error('two players are in the final');
    const games = played.games.filter(({ key }) => key.startsWith('f.'));
    const winners = games.flatMap(({ key }) => decided.find(({ game }) => game === key)?.winner ?? []);
    const final = value(kibaFinal([one, other], winners));
    expect(end.next.winner).toBe(final.winner);
    expect(games.map(({ number, first, second }) => ({ number, first, second }))).toEqual(
      final.games.slice(0, games.length).map(({ number, first, second }) => ({ number, first, second })),
    );
  });
});
