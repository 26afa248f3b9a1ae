import { planKibaGroups } from '../../application/planner/groups.ts';
import type { KibaGroup, KibaGroups, KibaGroupsRefusal, KibaPath } from '../../rules/groups.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { sentence } from '../../../../graphql/said.ts';

/** What follows a qualification. */
export const KibaPathEnum = builder.enumType('KibaPath', {
  description: 'What follows the qualification of a KIBA tournament.',
  values: {
    TOP_TWO_FINAL: { description: 'One group: its first two play the final.' },
    GROUP_WINNERS_FINAL: { description: 'Two groups: their winners play the final.' },
    SEMIFINALS: { description: 'All firsts and all seconds play semi-finals, whose winners play the final.' },
  } as const satisfies Readonly<Record<KibaPath, object>>,
});

const KibaGroupType = builder.objectRef<KibaGroup>('KibaGroup').implement({
  description: 'A group of a planned qualification.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A, B, C and so on.' }),
    players: t.idList({ description: 'As they were dealt, best first.', resolve: ({ players }) => [...players] }),
    seats: t.idList({
      nullable: { list: false, items: true },
      description:
        'Seat 1 first, always an even number; a null seat is the dummy, always the last: who meets it rests.',
      resolve: ({ seats }) => seats.map((seat) => (seat.kind === 'player' ? seat.entry : null)),
    }),
  }),
});

const KibaGroupsType = builder.objectRef<KibaGroups>('KibaGroups').implement({
  description: 'A planned qualification.',
  fields: (t) => ({
    groups: t.field({
      type: [KibaGroupType],
      description: 'In order of their names; larger groups come first.',
      resolve: ({ groups }) => [...groups],
    }),
    path: t.expose('path', { type: KibaPathEnum, description: 'What follows it.' }),
  }),
});

const PlanRefusedType = builder.objectRef<KibaGroupsRefusal>('PlanRefused').implement({
  description: 'The rules do not allow such a plan.',
  fields: (t) => ({
    message: t.string(sentence('One sentence for people.', ({ message }: KibaGroupsRefusal) => message)),
    code: t.string({
      description: 'For programs: TOO_FEW_PLAYERS, TOO_MANY_PLAYERS or GROUPS_TOO_SMALL.',
      resolve: ({ kind }) => kind.toUpperCase().replaceAll('-', '_'),
    }),
  }),
});

const KibaGroupsResultUnion = builder.unionType('KibaGroupsResult', {
  description: 'A qualification, or why there can be none like it.',
  types: [KibaGroupsType, PlanRefusedType],
  resolveType: (plan) => ('kind' in plan ? 'PlanRefused' : 'KibaGroups'),
});

ruleField('kibaGroups', (t) =>
  t.field({
    type: KibaGroupsResultUnion,
    description:
      'Planner: the groups of a KIBA qualification. The player at place i of the list, from 0, goes to group i modulo their number.',
    args: {
      list: t.arg.idList({ required: true, description: 'The initial list as `playerList` orders it, best first.' }),
      groups: t.arg.int({
        description:
          'The director’s number of groups, at least 3 players each; null: one up to 8 players, then by size.',
      }),
    },
    resolve: (_root, { list, groups }) => answered(planKibaGroups(list, groups ?? null)),
  }),
);
