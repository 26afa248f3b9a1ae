import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import { tierOfLeague } from '../../../../api/src/formats/kuksu/rules/tiers.ts';
import { approve, awaiting, decide, openGames, withdrawPlayer, type Played } from '../../../support/played-format.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { heldField, kuksuPlay, newField } from './kuksu-field.ts';

/** What happens next: which open game ends and how, or that a player withdraws. */
const happenings = fc.array(fc.record({ which: fc.nat(10_000), what: fc.integer({ min: 0, max: 99 }) }), {
  minLength: 20,
  maxLength: 150,
});

function happen(now: Played, { which, what }: { readonly which: number; readonly what: number }): Played {
  if (awaiting(now) !== null) return approve(now);
  const open = openGames(now);
  const game = open[which % Math.max(1, open.length)];
  if (game === undefined) return now;
  if (what === 0) return withdrawPlayer(now, game.first);
  if (what <= 5) return decide(now, game.key, null);
  return decide(now, game.key, what % 2 === 0 ? game.first : game.second, what <= 10 ? 'TIME' : 'PLAYED');
}

function checkState({ format, state, next }: Played): void {
  const leagues = state.plan.groups.filter(({ stage }) => stage === 'l');
  const decided = new Map(state.decided.map((result) => [result.game, result.winner]));
  for (const { key, name, entries } of leagues) {
    const rows = format.standings(state, key);
    const games = state.plan.games.filter(({ key: game }) => game.startsWith(`${key}.`));
    const won = games.filter(({ key: game }) => typeof decided.get(game) === 'string');
    expect(rows.map(({ entry }) => entry).toSorted()).toEqual(entries.toSorted());
    expect(rows.reduce((sum, { points }) => sum + points / 2, 0)).toBe(won.length);
    // one game a pair, a second only after one without a result, with the same colours
    for (const [first, second] of Map.groupBy(games, ({ pairing }) => pairing).values()) {
      if (second === undefined) continue;
      expect([second.first, second.second]).toEqual([first?.first, first?.second]);
    }
    expect(tierOfLeague(name)).not.toBeNull();
  }
  const places = format.advances(state, 'l').map(({ place }) => place);
  expect(places.filter((place) => place === 'TITLE_MATCH').length).toBeLessThanOrEqual(1);
  expect(next.winner === null || next.done).toBe(true);
  if (next.done) expect(openGames({ format, state, next, clock: 0 })).toEqual([]);
}

test('whatever happens in a cycle, it stays one, and in the end the title is with one of its players (Kuksu 12, 14)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(5, 7, 15, 20),
      fc.boolean(),
      happenings,
      fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      (players, isHeld, events, coins) => {
        let now = kuksuPlay(isHeld ? heldField(players) : newField(players));
        for (const event of events) {
          now = happen(now, event);
        }
        checkState(now);
        let step = 0;
        while (!now.next.done) {
          const [game] = openGames(now);
          const isFirst = coins[step % coins.length];
          now = game === undefined ? approve(now) : decide(now, game.key, isFirst === true ? game.first : game.second);
          step += 1;
          expect(step).toBeLessThan(300);
        }
        checkState(now);
        const brings = now.format.handedOn(now.state);
        const holders = [...brings].filter(([, { title }]) => title === 'HOLDER').map(([entry]) => entry);
        expect(holders).toEqual(now.next.winner === null ? [] : [now.next.winner]);
        expectNextArranged(now, players);
      },
    ),
    propertyRuns(25, 400),
  );
});

/** With as many new players as make the same number again, the next cycle can be arranged, whoever comes back. */
function expectNextArranged({ format, state }: Played, players: number): void {
  const brings = format.handedOn(state);
  const holder = [...brings].find(([, { title }]) => title === 'HOLDER')?.[0];
  const back = state.entries.map((entry) => ({ ...entry, carriedOver: brings.get(entry.id) ?? null }));
  const missing = players - back.filter(({ id }) => id !== holder).length;
  const fresh = newField(Math.max(0, missing)).map((entry) => ({ ...entry, id: `new${entry.id}` as EntryId }));
  const next = kuksuPlay([...back.slice(0, players + (holder === undefined ? 0 : 1)), ...fresh]);
  expect(next.state.plan.groups.flatMap(({ entries }) => entries)).toHaveLength(players);
}
