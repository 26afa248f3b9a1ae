import { sentence, sentenceOrNull } from '../said.ts';
import { entryOf } from '../../application/queries/find.ts';
import { heldAdjustments } from '../../application/queries/adjustments.ts';
import { outlookOf } from '../../application/queries/outlooks.ts';
import type { ShownStanding } from '../../application/queries/standings.ts';
import { timeUsedOf, type UsedTime } from '../../application/queries/time-used.ts';
import { SECOND } from '../../kernel/time.ts';
import type { TieBreak } from '../../rules/standings/standing.ts';
import { builder } from '../builder.ts';
import { PointAdjustmentType } from '../adjustment/type.ts';
import { EntryType } from '../refs.ts';
import { ruleRefs } from '../rule-ref.ts';
import { TieBreakTermType } from './tie-break-term.ts';
import { AdvancePlaceEnum } from './vocabulary.ts';
import { LASTING } from '../lasting.ts';

/** What separates players of equal points. */
export const TieBreakType = builder.objectRef<TieBreak>('TieBreak').implement({
  extensions: LASTING,
  description: 'What separates players of equal points.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its short name in tables, such as SB.' }),
    name: t.string(sentence('Its name in words.', ({ name }: TieBreak) => name)),
    value: t.exposeFloat('value', { description: 'The higher the better.' }),
    terms: t.field({
      type: [TieBreakTermType],
      description: 'The sum, one by one.',
      resolve: ({ terms }) => [...terms],
    }),
    ruleRefs: t.field(ruleRefs('The rules that tell of it, with their texts.', ({ rules }: TieBreak) => rules)),
  }),
});

const UsedTimeType = builder.objectRef<UsedTime>('UsedTime').implement({
  extensions: LASTING,
  description: 'What a player has used of his time.',
  fields: (t) => ({
    used: t.int({
      description: 'Whole seconds that passed while it was his move.',
      resolve: ({ used }) => Math.floor(used / SECOND),
    }),
    of: t.int({
      nullable: true,
      description:
        'Whole seconds that his clocks gave him altogether, what was left included; null: no clock limits it.',
      resolve: ({ of }) => (of === null ? null : Math.floor(of / SECOND)),
    }),
  }),
});

/** One row of a table. */
export const StandingType = builder.objectRef<ShownStanding>('Standing').implement({
  extensions: LASTING,
  description: 'One row of a table.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'From 1; players whom nothing separates share it.' }),
    shared: t.exposeBoolean('shared', { description: 'Whether somebody else has the same rank.' }),
    entry: t.field({
      type: EntryType,
      description: 'Whose row it is.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    points: t.exposeFloat('points', {
      description: 'For games, as the tournament counts them, with what rulings give and take.',
    }),
    adjustments: t.field({
      type: [PointAdjustmentType],
      description: 'What rulings give him beside, or take; the oldest first, none that was taken back.',
      complexity: { field: 1, multiplier: 1 },
      resolve: async (standing, _args, { app }) => [...(await heldAdjustments(app, standing))],
    }),
    played: t.exposeInt('played', { description: 'Games that are decided.' }),
    gamesTotal: t.exposeInt('gamesTotal', {
      description: 'Games that the player has in this table, open ones included.',
    }),
    gamesLeft: t.int({
      description: 'Those of them that are not decided.',
      resolve: ({ gamesTotal, played }) => gamesTotal - played,
    }),
    timeUsed: t.field({
      type: UsedTimeType,
      nullable: true,
      description:
        'What he has used in those of them that are decided, by their clocks; null as long as none that was begun here is.',
      resolve: (standing, _args, { app }) => timeUsedOf(app, standing),
    }),
    tieBreaks: t.field({
      type: [TieBreakType],
      description: 'In the order in which they are applied.',
      complexity: ({ first }) => ({ field: 1, multiplier: Math.min(first ?? 2, 2) }),
      args: { first: t.arg.int({ description: 'Only so many, the first; null: all.' }) },
      resolve: ({ tieBreaks }, { first }) => tieBreaks.slice(0, Math.max(0, first ?? tieBreaks.length)),
    }),
    zone: t.expose('zone', {
      type: AdvancePlaceEnum,
      nullable: true,
      description:
        'What the rank means, so far while games are open; null where places lead nowhere, in a final that is open, and before anything is played, where only ratings and lists would say it.',
    }),
    why: t.string(
      sentenceOrNull(
        'Why it means that, as one sentence with the numbers of the rules: what separates him from those for whom their rank means something else. What puts him behind who is directly before him is told by `RankedEntry.why`. Null with the zone.',
        ({ why }: ShownStanding) => why,
      ),
    ),
    ruleRefs: t.field(ruleRefs('The rules that `why` names, with their texts.', ({ rules }: ShownStanding) => rules)),
    bestRank: t.int({
      nullable: true,
      description:
        'The best rank that he can still have: exact on points, a tie falling his way. Null where nobody works it out.',
      resolve: async (standing, _args, { app }) => (await outlookOf(app, standing)).ranks?.best ?? null,
    }),
    worstRank: t.int({
      nullable: true,
      description: 'The worst, a tie falling the other way; null with the best.',
      resolve: async (standing, _args, { app }) => (await outlookOf(app, standing)).ranks?.worst ?? null,
    }),
    disqualified: t.boolean({
      description:
        'Whether he is disqualified, by its director or, in a cycle of leagues, by its rules: what that takes, `disqualify` says.',
      resolve: async (standing, _args, { app }) => (await outlookOf(app, standing)).isDisqualified,
    }),
  }),
});
