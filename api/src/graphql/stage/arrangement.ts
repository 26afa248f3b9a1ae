import { inLanguage, said } from '../said.ts';
import { entryOf } from '../../application/queries/find.ts';
import type { ShownRearrangement } from '../../application/queries/rearrangements.ts';
import { cited } from '../../application/queries/rule-refs.ts';
import type { NamedTable, PublishedArrangement, WantedArrangement } from '../../application/state/arrangement.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { BrokenRule, TableKind } from '../../rules/formats/arranging.ts';
import { builder } from '../builder.ts';
import { ids } from '../id-input.ts';
import { EntryType, RulingType } from '../refs.ts';
import { ruleRefs } from '../rule-ref.ts';

const TableKindEnum = builder.enumType('ArrangedTableKind', {
  description: 'What the tables of an arrangement are.',
  values: {
    GROUPS: { description: 'Groups or leagues, their players in order of the seats.' },
    PAIRS: { description: 'Pairings of a round: who moves first, then the other; one alone rests.' },
  } as const satisfies Readonly<Record<TableKind, object>>,
});

const ArrangedTableType = builder.objectRef<NamedTable>('ArrangedTable').implement({
  description: 'A group of an arrangement, or a pairing of it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The format’s own name of it, by which an arrangement names it.' }),
    name: t.exposeString('name', { description: 'The name of the group, or the number of the board.' }),
    entries: t.field({
      type: [EntryType],
      description: 'A group: in order of the seats. A pairing: who moves first, then the other; one alone rests.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ entries }, _args, { app }) => Promise.all(entries.map((id) => entryOf(app, id))),
    }),
  }),
});

const BrokenRuleType = builder.objectRef<BrokenRule>('BrokenRule').implement({
  description: 'Rules that an arrangement breaks.',
  fields: (t) => ({
    why: t.string({
      description: 'How, as one sentence.',
      args: inLanguage,
      resolve: ({ why }, { locale }, context) => said(why, locale, context),
    }),
    rule: t.string({ description: 'Which, such as `KIBA 4.3`.', resolve: ({ rules }) => cited(rules) }),
    ruleRefs: t.field(ruleRefs('The same rules with their texts.', ({ rules }: BrokenRule) => rules)),
  }),
});

/** What a command publishes, or would. */
export const PublishedArrangementType = builder.objectRef<PublishedArrangement>('PublishedArrangement').implement({
  description: 'Who plays where in what a command publishes, or with `dryRun` would publish.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TableKindEnum, description: 'What its tables are.' }),
    seeding: t.field({
      type: [EntryType],
      description:
        'The order of the players by which it is drawn, which you may change; empty: it is drawn by none, or its tables tell it.',
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ seeding }, _args, { app }) => Promise.all(seeding.map((id) => entryOf(app, id))),
    }),
    tables: t.field({
      type: [ArrangedTableType],
      description: 'In order.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ tables }) => [...tables],
    }),
    brokenRules: t.field({
      type: [BrokenRuleType],
      description: 'The rules that it breaks; none as drawn.',
      resolve: ({ broken }) => [...broken],
    }),
    isRearranged: t.exposeBoolean('isRearranged', { description: 'Whether it is another than was drawn.' }),
    isExample: t.exposeBoolean('isExample', {
      description:
        'Whether it is drawn by lot, and this is only an example of what may come out: the seed is not looked at before.',
    }),
  }),
});

/** What was published in place of what was drawn. */
export const RearrangementType = builder.objectRef<ShownRearrangement>('Rearrangement').implement({
  description: 'What its director has published in place of what the rules have drawn.',
  fields: (t) => ({
    ruling: t.field({
      type: RulingType,
      description: 'Who has arranged it, when and why.',
      resolve: ({ ruling }) => ruling,
    }),
    round: t.exposeInt('round', { nullable: true, description: 'Which round of the stage; null: the whole stage.' }),
    brokenRules: t.field({
      type: [BrokenRuleType],
      description: 'The rules that it breaks.',
      resolve: ({ broken }) => [...broken],
    }),
    drawn: t.field({
      type: [ArrangedTableType],
      description: 'The tables as the rules, or the lot, have drawn them.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ drawn }) => [...drawn],
    }),
  }),
});

const ArrangedTableInput = builder.inputType('ArrangedTableInput', {
  description: 'A group or a pairing as you want it.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Its `key` in the dry run.' }),
    entryIds: ids.entry.many(
      t,
      'A group: its players by seats. A pairing: who moves first, then the other; one alone rests.',
    ),
  }),
});

/** How a director wants what is to be published. */
export const ArrangementInput = builder.inputType('ArrangementInput', {
  description:
    'How you want what is to be published: every table of the dry run, with everybody once. Rules may be broken by it, which are named.',
  fields: (t) => ({
    seeding: ids.entry.optionalMany(
      t,
      'The order of the players by which it is to be drawn, everybody once; null: that of the rules.',
    ),
    tables: t.field({
      type: [ArrangedTableInput],
      description: 'All of them, in any order; null: as they are drawn by that order.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  }),
});

/** An arrangement as it was sent. */
interface SentArrangement {
  readonly seeding?: readonly EntryId[] | null | undefined;
  readonly tables?: readonly { readonly key: string; readonly entryIds: readonly EntryId[] }[] | null | undefined;
  readonly reason: string;
}

/** The same as commands take it. */
export function takenArrangement(sent: SentArrangement | null): WantedArrangement | null {
  if (sent === null) return null;
  const tables = sent.tables?.map(({ key, entryIds }) => ({ key, entries: entryIds })) ?? null;
  return { reason: sent.reason, seeding: sent.seeding ?? null, tables };
}
