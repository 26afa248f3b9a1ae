import {
  tournamentTimeline,
  type Timeline,
  type TimelineStart,
  type TimelineTick,
} from '../../application/queries/timeline.ts';
import { badUserInput } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { LASTING } from '../lasting.ts';
import { TABLE_COST } from '../list.ts';
import { TournamentInterface } from '../refs.ts';
import { sentence } from '../said.ts';

const MOST_TICKS = 500;
const USUAL_TICKS = 200;

const TimelineTickType = builder.objectRef<TimelineTick>('TimelineTick').implement({
  extensions: LASTING,
  description: 'An instant at which results were recorded: with it as `asOf`, tables are those after so many results.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'The instant.' }),
    results: t.exposeInt('results', {
      description: 'How many results, corrections among them, were recorded since the tick before.',
    }),
    recorded: t.exposeInt('recorded', { description: 'How many were recorded by then, from the first.' }),
  }),
});

const TimelineStartType = builder.objectRef<TimelineStart>('TimelineStart').implement({
  extensions: LASTING,
  description: 'When something of a tournament was arranged: a stage, a round, a play-off.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'The instant.' }),
    name: t.string(sentence('What it is called.', ({ name }: TimelineStart) => name)),
  }),
});

const TimelineType = builder.objectRef<Timeline>('Timeline').implement({
  extensions: LASTING,
  description: 'What a tournament has come through: whatever takes `asOf` is another after each of these instants.',
  fields: (t) => ({
    ticks: t.field({
      type: [TimelineTickType],
      description: 'Where results were recorded, the earliest first.',
      complexity: { field: 1, multiplier: 20 },
      resolve: ({ ticks }) => [...ticks],
    }),
    starts: t.field({
      type: [TimelineStartType],
      description: 'What began, the earliest first.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ starts }) => [...starts],
    }),
  }),
});

builder.interfaceField(TournamentInterface, 'timeline', (t) =>
  t.field({
    extensions: LASTING,
    type: TimelineType,
    description: 'The instants of it that a reader steps through; empty before the start.',
    args: {
      most: t.arg.int({
        defaultValue: USUAL_TICKS,
        description: `How many ticks at most, 1 to ${MOST_TICKS}: of more results those that follow each other make one.`,
      }),
    },
    complexity: TABLE_COST,
    resolve: (tournament, { most }, { app }) => {
      const wanted = most ?? USUAL_TICKS;
      if (wanted < 1 || wanted > MOST_TICKS) throw badUserInput(`\`most\` must be 1 to ${MOST_TICKS}.`);
      return tournamentTimeline(app, tournament, wanted);
    },
  }),
);
