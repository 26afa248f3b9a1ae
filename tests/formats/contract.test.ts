import { worded } from '../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import { formatRulesOf, formatsHere, gamesHere } from '../../api/src/application/registered.ts';
import type { AnyFormat, ConfiguredFormat } from '../../api/src/rules/formats/any-format.ts';
import type { EntryId } from '../../api/src/kernel/ids.ts';
import { checkTables as checkTablesOf } from '../../api/src/rules/formats/arrangement-checks.ts';
import type { ArrangedTable } from '../../api/src/rules/formats/arranging.ts';
import type { FormatState, NextStep, Plan } from '../../api/src/rules/formats/format.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { beforeStart, simulated, simulatedField } from '../support/simulated-format.ts';

const LONG = process.env['BARAZA_LONG'] === '1';
const formats = [...formatsHere.keys()].map((key) => [key, formatRulesOf(key)] as const);

describe.each(formats)('%s keeps the contract of formats', (key, format) => {
  const usual = format.usual();
  const most = Math.min(usual.sizes.max, usual.sizes.min + (LONG ? 40 : 14));
  const sizes = Array.from({ length: most - usual.sizes.min + 1 }, (_, index) => usual.sizes.min + index);
  const playable = sizes.filter((players) => blocking(usual, players).length === 0);

  test('by its key, its words and its settings', () => {
    expect(format.key).toBe(key);
    expect(key).toMatch(/^[A-Z][A-Z0-9_]{0,30}$/);
    expect(formatsHere.get(key)).toMatch(/^[A-Z].*\.$/);
    for (const game of usual.onlyGames?.keys ?? []) expect([...gamesHere.keys()]).toContain(game);
    if (usual.onlyGames !== null) expect(say(STRANGER, usual.onlyGames.refusal)).toMatch(/^[A-Z].*\.$/);
    const stored: unknown = JSON.parse(JSON.stringify(usual.settings));
    expect(format.configure(stored)).toMatchObject({ ok: true, value: { settings: usual.settings } });
  });

  test('takes its settings at their bounds, and refuses by its name one beyond', () => {
    for (const [setting, { least, most }] of Object.entries(format.bounds)) {
      for (const value of [least, most]) {
        expect(format.configure({ ...usual.settings, [setting]: value })).toMatchObject({ ok: true });
      }
      for (const value of [least - 1, most + 1]) {
        expect(format.configure({ ...usual.settings, [setting]: value })).toMatchObject({ error: { setting } });
      }
    }
  });

  test('what the preflight blocks is what the start refuses, at every size', () => {
    const { min, max } = usual.sizes;
    for (const players of [...sizes, min - 1, max + 1]) {
      const { entries, lots } = beforeStart(usual, players);
      expect({ players, ok: usual.start(entries, lots).ok }).toEqual({
        players,
        ok: blocking(usual, players).length === 0,
      });
    }
    expect(usual.starters(simulatedField(min))).toHaveLength(min);
  });

  test('its outline is what the start plans, at every size, and empty where nothing can be played', () => {
    for (const players of [...sizes, usual.sizes.min - 1, usual.sizes.max + 1]) {
      const { entries, lots } = beforeStart(usual, players);
      const planned = usual.start(entries, lots);
      const [first, ...later] = usual.outline(players);
      expect({ players, isOutlined: first !== undefined }).toEqual({ players, isOutlined: planned.ok });
      if (!planned.ok || first === undefined) continue;
      const { stages, groups, games } = planned.value;
      for (const { kind } of [...stages, first, ...later]) expect(Object.keys(format.stageKinds)).toContain(kind);
      expect({ players, kind: first.kind, name: first.name }).toEqual({
        ...{ players, kind: stages[0]?.kind, name: stages[0]?.name },
      });
      expect(first.groups).toEqual(groups.map((group) => group.entries.length).toSorted((a, b) => b - a));
      expect(games.length).toBeGreaterThanOrEqual(first.games.least / first.inARow.least);
      expect(games.length).toBeLessThanOrEqual(first.games.most / first.inARow.most);
      for (const { games: all, each, inARow } of [first, ...later]) {
        for (const { least, most } of [all, each, inARow]) expect(least).toBeLessThanOrEqual(most);
        expect(each.most).toBeLessThanOrEqual(all.most);
      }
    }
  });

  test('tournaments of chance, with corrections and players who leave, come to their end and rank everybody at every step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...playable), fc.infiniteStream(fc.nat()), (players, numbers) => {
        const below = (limit: number): number => (numbers.next().value ?? 0) % limit;
        const end = simulated(
          { format: usual, players, below },
          (state, next) => {
            expect(next.stages.map(({ stage }) => stage)).toEqual(state.plan.stages.map((stage) => stage.key));
            checkTables(usual, state);
            checkAdvances(usual, state);
            checkRanking(usual, state, next);
            checkHappening(usual, state);
          },
          (state, plan) => checkArranging(usual, state, plan),
        );
        if (usual.draws(players) === 0) expect(end.done).toBe(true);
      }),
      propertyRuns(2, 15),
    );
  });
});

/** What is going on is a sentence at every step, and only open games may decide something. */
function checkHappening(format: ConfiguredFormat, state: FormatState): void {
  const stage = state.plan.stages.at(-1);
  const happening = format.happening(state, stage?.name ?? '');
  expect(happening === null).toBe(stage === undefined);
  if (happening !== null) expect(say(STRANGER, happening)).toMatch(/\S/);
  const decided = new Set(state.decided.map(({ game }) => game));
  const open = new Set(state.plan.games.flatMap(({ key }) => (decided.has(key) ? [] : [key])));
  for (const game of format.stakes(state).keys()) expect(open).toContain(game);
}

const arrangeable = formats.flatMap(([key, format]) => {
  const { arranging, ...usual } = format.usual();
  return arranging === null ? [] : [[key, { ...usual, arranging }] as const];
});

describe.each(arrangeable)('%s lets its director arrange what it draws', (_key, usual) => {
  const { arranging } = usual;
  test('as drawn breaks no rule; two who change places are another plan of the same people', () => {
    const { min, max } = usual.sizes;
    const playable = Array.from({ length: Math.min(max, min + 14) - min + 1 }, (_, index) => min + index).filter(
      (players) => blocking(usual, players).length === 0,
    );
    fc.assert(
      fc.property(fc.constantFrom(...playable), fc.nat(), fc.nat(), (players, one, other) => {
        const before = beforeStart(usual, players);
        const drawn = usual.start(before.entries, before.lots);
        if (!drawn.ok) throw new Error('it can be arranged');
        checkArranging(usual, before, drawn.value);
        const tables = swapped(arranging.tables(drawn.value), one, other);
        expect(checkTablesOf({ ...arranging, ...NAMELESS }, arranging.tables(drawn.value), tables)).toMatchObject({
          ok: true,
        });
        const rearrangement = { drawn: drawn.value, tables };
        const plan = arranging.arranged(before, rearrangement);
        expect(arranging.tables(plan)).toEqual(tables);
        expect(plan.games.length).toBe(drawn.value.games.length);
        for (const { rules, why } of arranging.broken(before, rearrangement)) {
          expect(rules.length).toBeGreaterThan(0);
          expect(worded(why)).toMatch(/^\S.*\.$/);
        }
      }),
      propertyRuns(15, 200),
    );
  });
});

/** What nothing is called, where nothing is refused. */
const NAMELESS = { tableName: (key: string) => key, playerName: () => null };

const seeded = arrangeable.flatMap(([key, { arranging, ...usual }]) =>
  arranging.seeding === null ? [] : [[key, { ...usual, arranging, seeding: arranging.seeding }] as const],
);

test.each(seeded)('%s is drawn by an order that its director may change', (_key, usual) => {
  const { arranging, seeding } = usual;
  fc.assert(
    fc.property(fc.integer({ min: usual.sizes.min + 1, max: usual.sizes.min + 14 }), fc.nat(), fc.nat(), (...given) => {
      const [players, one, other] = given;
      const before = beforeStart(usual, players);
      const drawn = usual.start(before.entries, before.lots);
      if (!drawn.ok) return;
      const order = seeding.of(drawn.value);
      expect(order.toSorted()).toEqual(before.entries.map(({ id }) => id).toSorted());
      expect(seeding.drawn(before, order)).toEqual(drawn.value);
      expect(seeding.broken(before, order)).toEqual([]);
      const wanted = swapped([{ key: '', entries: order }], one, other)[0]?.entries ?? [];
      const plan = seeding.drawn(before, wanted);
      expect(seeding.of(plan)).toEqual(wanted);
      expect(plan.games.length).toBe(drawn.value.games.length);
      expect(seeding.broken(before, wanted)).toHaveLength(wanted.join() === order.join() ? 0 : 2);
      expect(arranging.broken(before, { drawn: plan, tables: arranging.tables(plan) })).toEqual([]);
    }),
    propertyRuns(15, 200),
  );
});

test('a place or a decider that several formats know means the same in all', () => {
  for (const known of [({ zones }: AnyFormat) => zones, ({ deciders }: AnyFormat) => deciders]) {
    const told = formats.flatMap(([, format]) => Object.entries<object>(known(format)));
    for (const [key, meaning] of told) expect({ key, ...meaning }).toEqual({ key, ...Object.fromEntries(told)[key] });
  }
});

function blocking(format: ConfiguredFormat, players: number) {
  return format.preflight(players).filter((issue) => issue.blocking);
}

/** Every table has everybody of its group once, and says so in both its forms. */
function checkTables(format: ConfiguredFormat, state: FormatState): void {
  for (const { key, entries } of state.plan.groups) {
    const ranked = format.standings(state, key).map(({ entry }) => entry);
    expect(ranked.toSorted()).toEqual(entries.toSorted());
    expect(format.crosstable(state, key).map(({ standing }) => standing.entry)).toEqual(ranked);
  }
}

/** Everybody has one place, those of a place share it, and at the end the winner is alone at the top and every place is final. */
function checkRanking(format: ConfiguredFormat, state: FormatState, step: NextStep): void {
  const { done, winner } = step;
  const ranking = format.ranking(state, step);
  expect(ranking.map(({ entry }) => entry).toSorted()).toEqual(state.entries.map(({ id }) => id).toSorted());
  for (const [index, { place, shared, separation, group, entry }] of ranking.entries()) {
    const same = ranking.filter((other) => other.place === place);
    expect({ place, shared }).toEqual({
      place: ranking.findIndex((other) => other.place === place) + 1,
      shared: same.length > 1,
    });
    expect(separation === null).toBe(index === 0 || ranking[index - 1]?.place === place);
    const inGroup = state.plan.groups.find(({ key }) => key === group)?.entries;
    if (group !== null) expect(inGroup).toContain(entry);
  }
  if (winner !== null) expect(ranking[0]).toMatchObject({ entry: winner, place: 1, shared: false });
  if (done) expect(ranking.every(({ certainty }) => certainty === 'FINAL')).toBe(true);
}

/** As it is drawn it breaks no rule and is what is drawn. */
function checkArranging({ arranging }: ConfiguredFormat, state: FormatState, drawn: Plan): void {
  const tables = arranging?.tables(drawn) ?? [];
  if (arranging === null || tables.length === 0) return;
  expect(arranging.arranged(state, { drawn, tables })).toEqual(drawn);
  expect(arranging.broken(state, { drawn, tables })).toEqual([]);
}

/** The tables with two seats exchanged. */
function swapped(tables: readonly ArrangedTable[], one: number, other: number): readonly ArrangedTable[] {
  const seats = tables.flatMap(({ entries }) => entries);
  const [a, b] = [seats[one % seats.length], seats[other % seats.length]];
  const turned = (entry: EntryId): EntryId => (entry === a ? (b ?? entry) : entry === b ? (a ?? entry) : entry);
  return tables.map(({ key, entries }) => ({ key, entries: entries.map(turned) }));
}

/** Nobody of a stage is told twice, and everything that is told has a meaning. */
function checkAdvances(format: ConfiguredFormat, state: FormatState): void {
  for (const { key } of state.plan.stages) {
    const advances = format.advances(state, key);
    expect(new Set(advances.map(({ entry }) => entry)).size).toBe(advances.length);
    for (const { place, decidedBy } of advances) {
      expect(worded(format.zone(place).does)).not.toBe('');
      if (decidedBy !== null) expect(worded(format.decider(decidedBy).by)).toMatch(/by /);
    }
  }
}
