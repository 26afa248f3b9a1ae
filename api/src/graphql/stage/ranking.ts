import { entryOf, stageOf } from '../../application/queries/find.ts';
import { rowOfRanked, whyRanked, type ShownRanked } from '../../application/queries/ranking.ts';
import type { Certainty, Separation } from '../../rules/formats/ranking.ts';
import { builder } from '../builder.ts';
import { EntryType, GroupType, StageType } from '../refs.ts';
import { sentenceOrNull } from '../said.ts';
import { StandingType, TieBreakType } from './standing.ts';
import { LASTING } from '../lasting.ts';

const RankingCertaintyEnum = builder.enumType('RankingCertainty', {
  description: 'How sure a place in a ranking is.',
  values: {
    OPEN: { description: 'Games can still change it.' },
    PROVISIONAL: {
      description:
        'All games are decided on which it depends; that end waits to be approved, and results may be corrected.',
    },
    FINAL: { description: 'Nothing but the correction of a result changes it.' },
  } as const satisfies Readonly<Record<Certainty, object>>,
});

const RankingDeciderEnum = builder.enumType('RankingDecider', {
  description: 'What puts a player behind who is directly before him in a ranking.',
  values: {
    STAGE: { description: 'Those before got further.' },
    TIER: { description: 'Those before play in a higher tier, or wait with the title.' },
    GROUP_RANK: { description: 'Those before have a better place in their groups.' },
    POINTS: { description: 'The points of their table.' },
    TIE_BREAK: { description: 'Equal points; `tieBreak` of their table.' },
    OUTCOME: { description: 'Not points, but who has won, who still plays, or who has not left.' },
  } as const satisfies Readonly<Record<Separation['by'], object>>,
});

/** A player in the ranking of a whole tournament. */
export const RankedEntryType = builder.objectRef<ShownRanked>('RankedEntry').implement({
  extensions: LASTING,
  description: 'A player in the ranking of all players of a tournament.',
  fields: (t) => ({
    place: t.exposeInt('place', {
      description:
        'From 1, among all players; those whom nothing separates share it, and the places after are skipped.',
    }),
    shared: t.exposeBoolean('shared', { description: 'Whether somebody else has the same place.' }),
    entry: t.field({
      type: EntryType,
      description: 'Whose place it is.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    certainty: t.expose('certainty', { type: RankingCertaintyEnum, description: 'How sure it is.' }),
    decidedBy: t.field({
      type: RankingDeciderEnum,
      nullable: true,
      description:
        'What puts him behind who is directly before him; null: he is first, or shares the place of who is before him.',
      resolve: ({ separation }) => separation?.by ?? null,
    }),
    tieBreak: t.field({
      type: TieBreakType,
      nullable: true,
      description: 'The tie-break that does; null: something else, or nothing.',
      resolve: ({ separation }) => (separation?.by === 'TIE_BREAK' ? separation.tieBreak : null),
    }),
    why: t.string(sentenceOrNull('The same as a sentence; null with `decidedBy`.', whyRanked)),
    stage: t.field({
      type: StageType,
      nullable: true,
      description: 'The last stage that he has come to; null: he is in none yet, as who waits with a title.',
      resolve: ({ group }, _args, { app }) => (group === null ? null : stageOf(app, group)),
    }),
    group: t.field({
      type: GroupType,
      nullable: true,
      description: 'His group there; null with the stage.',
      resolve: ({ group }) => group,
    }),
    standing: t.field({
      type: StandingType,
      nullable: true,
      description: 'His row in its table, with points and tie-breaks; null with the stage.',
      resolve: (ranked, _args, { app }) => rowOfRanked(app, ranked),
    }),
  }),
});
