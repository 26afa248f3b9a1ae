import { message } from '../../../kernel/message.ts';
import { doubleRound } from '../../../rules/formats/double-round.ts';
import {
  entryNames,
  groupTables,
  isSameArrangement,
  outOfSeat,
  regrouped,
  tableByEntry,
  type ArrangedTable,
  type Arranging,
  type BrokenRule,
  type Rearrangement,
} from '../../../rules/formats/arranging.ts';
import type { FormatState, Plan } from '../../../rules/formats/format.ts';
import { TABLE_SIZES } from '../../../rules/formats/table-sizes.ts';
import { playerList } from '../../../rules/ratings/player-list.ts';
import { SMALLEST_GROUP } from './groups.ts';
import { kibaPath } from './path.ts';
import type { KibaSettings } from './settings.ts';
import { STAGES } from './stages.ts';

/** The groups of the qualification and of the semi-finals; who plays a final is nobody's choice. Source: KIBA 4, 10.1, 10.2, Common 4.8. */
export const kibaArranging: Arranging<KibaSettings> = {
  drawsMore(settings, { plan }) {
    const groups = plan.groups.filter(isOfQualification).length;
    return kibaPath(settings, groups) === 'SEMIFINALS' && plan.stages.every(({ key }) => key !== STAGES.SEMIFINAL.key);
  },
  kind: 'GROUPS',
  most: TABLE_SIZES.max,
  tables: (plan) => (stageOf(plan) === null ? [] : groupTables(plan)),
  arranged: (_settings, _state, rearrangement) => regrouped(rearrangement, doubleRound),
  broken(_settings, state, rearrangement) {
    if (isSameArrangement(rearrangement.tables, groupTables(rearrangement.drawn))) return [];
    const named = groupNamed(rearrangement.drawn);
    return stageOf(rearrangement.drawn) === STAGES.QUALIFICATION.key
      ? [...sizesBroken(rearrangement, named), ...dealBroken(state, rearrangement, named)]
      : semifinalBroken(state, rearrangement, named);
  },
};

/** The key of the stage that a plan begins, if its groups can be arranged. */
function stageOf({ stages }: Plan): string | null {
  const [stage] = stages;
  return stage?.key === STAGES.QUALIFICATION.key || stage?.key === STAGES.SEMIFINAL.key ? stage.key : null;
}

type Named = (group: string) => string;

function groupNamed({ groups }: Plan): Named {
  const names = new Map(groups.map(({ key, name }) => [key, name]));
  return (group) => names.get(group) ?? group;
}

function sizesBroken({ tables }: Rearrangement, named: Named): readonly BrokenRule[] {
  const sizes = tables.map(({ entries }) => entries.length);
  const small = tables
    .filter(({ entries }) => entries.length < SMALLEST_GROUP)
    .map(({ key, entries }): BrokenRule => ({
      rules: ['KIBA 4.1'],
      why: message('formats.KIBA.against.small', { group: named(key), players: entries.length }),
    }));
  const isEven = Math.max(...sizes) - Math.min(...sizes) <= 1;
  const isFalling = sizes.every((size, index) => index === 0 || size <= (sizes[index - 1] ?? 0));
  if (isEven && isFalling) return small;
  const told = tables.map(({ key, entries }) => `${named(key)} ${entries.length}`).join(', ');
  return [...small, { rules: ['KIBA 4.3'], why: message('formats.KIBA.against.sizes', { sizes: told }) }];
}

function dealBroken({ entries }: FormatState, { drawn, tables }: Rearrangement, named: Named): readonly BrokenRule[] {
  const nameOf = entryNames(entries);
  const place = new Map(playerList(entries).map(({ id }, index) => [id, index]));
  const dealt = tableByEntry(groupTables(drawn));
  const moved = tables.flatMap((table) => movedTo(table, dealt));
  return [
    ...moved.map(({ entry, to, from }): BrokenRule => ({
      rules: ['KIBA 4.3'],
      why: message('formats.KIBA.against.dealt', { name: nameOf(entry), group: named(to), dealt: named(from) }),
    })),
    ...tables.flatMap(({ key, entries: own }): readonly BrokenRule[] => {
      const listed = own.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
      const names = outOfSeat(own, listed).map(nameOf);
      if (names.length === 0) return [];
      const why = message('formats.KIBA.against.seats', { group: named(key), names: { names } });
      return [{ rules: ['KIBA 4.3', 'KIBA 3.4'], why }];
    }),
  ];
}

function semifinalBroken({ entries, plan }: FormatState, { drawn, tables }: Rearrangement, named: Named) {
  const nameOf = entryNames(entries);
  const drawnTables = groupTables(drawn);
  const before = tableByEntry(drawnTables);
  const group = tableByEntry(groupTables({ ...plan, groups: plan.groups.filter(isOfQualification) }));
  const broken: BrokenRule[] = tables
    .flatMap((table) => movedTo(table, before))
    .map(({ entry, to }) => ({
      rules: ['KIBA 10.1'],
      why: message('formats.KIBA.against.semifinal', { name: nameOf(entry), group: named(to) }),
    }));
  if (broken.length === 0) {
    const moved = tables.flatMap(({ entries: own }, index) => outOfSeat(own, drawnTables[index]?.entries ?? own));
    const why = message('formats.KIBA.against.order', { names: { names: moved.map(nameOf) } });
    broken.push({ rules: ['KIBA 10.1'], why });
  }
  for (const { entries: own } of tables) {
    for (const [index, one] of own.entries()) {
      const again = own.slice(index + 1).find((other) => group.get(other) === group.get(one));
      if (again === undefined) continue;
      const names = { one: nameOf(one), other: nameOf(again) };
      broken.push({ rules: ['KIBA 10.2'], why: message('formats.KIBA.against.again', names) });
    }
  }
  return broken;
}

function isOfQualification({ stage }: Plan['groups'][number]): boolean {
  return stage === STAGES.QUALIFICATION.key;
}

function movedTo({ key: to, entries }: ArrangedTable, before: ReturnType<typeof tableByEntry>) {
  return entries.flatMap((entry) => {
    const from = before.get(entry) ?? to;
    return from === to ? [] : [{ entry, from, to }];
  });
}
