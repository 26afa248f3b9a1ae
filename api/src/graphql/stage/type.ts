import { playerOf, stageOf, tournamentOf } from '../../application/queries/find.ts';
import {
  groupEntries,
  groupRounds,
  isPlayoffGroup,
  pairingsOfGroup,
  stageGroups,
  type Round,
} from '../../application/queries/schedule.ts';
import { ranksByPoints } from '../../application/queries/adjustments.ts';
import { groupProgress } from '../../application/queries/group-progress.ts';
import { groupCrosstable } from '../../application/queries/group-crosstable.ts';
import { stageRearrangements } from '../../application/queries/rearrangements.ts';
import { stageAdvances } from '../../application/queries/advances.ts';
import { groupStandings } from '../../application/queries/standings.ts';
import { stageStateAt } from '../../application/state/stage-state.ts';
import { titleOfGroup, titleOfStage } from '../../application/queries/stage-titles.ts';
import { GROUP_PARTS } from '../../store/parts.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { CROSSTABLE_COST, STANDINGS_COST } from '../list.ts';
import { PointAdjustmentType } from '../adjustment/type.ts';
import { inLanguage, said } from '../said.ts';
import { EntryType, GroupType, PairingType, TournamentInterface } from '../refs.ts';
import { StageKindEnum, StageStateEnum } from '../tournament/vocabulary.ts';
import { AdvanceType } from './advance.ts';
import { RearrangementType } from './arrangement.ts';
import { GroupCrosstableType } from './crosstable.ts';
import { StandingType } from './standing.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAs } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

const asOf = { type: 'DateTime', description: 'As it stood then; null: as it stands.' } as const;

loadedAs('Stage', (reading, id) => reading.stages.load(asId(id)));

builder.prismaObject('Stage', {
  description: 'A part of a tournament that is played through before the next.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ extensions: LASTING, description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Stage', id) }),
    tournament: t.relation('tournament', {
      extensions: LASTING,
      type: TournamentInterface,
      description: 'What it is a part of.',
      resolve: (_query, stage, _args, { app }) => tournamentOf(app, stage),
    }),
    key: t.exposeString('key', {
      extensions: LASTING,
      description: 'The format’s own name of it, unique in the tournament.',
    }),
    kind: t.expose('kind', { extensions: LASTING, type: StageKindEnum, description: 'What the format plays in it.' }),
    name: t.string({
      extensions: LASTING,
      description: 'What it is called.',
      args: inLanguage,
      resolve: async (stage, { locale }, context) => said(await titleOfStage(context.app, stage), locale, context),
    }),
    number: t.exposeInt('number', {
      extensions: LASTING,
      description: 'From 1, in the order in which they are played.',
    }),
    state: t.field({
      extensions: LASTING,
      type: StageStateEnum,
      description: 'Where it stands.',
      args: { asOf: t.arg({ ...asOf, description: 'Where it stood then; null: where it stands.' }) },
      resolve: (stage, args) => (args.asOf == null ? stage.state : stageStateAt(stage, args.asOf)),
    }),
    startedAt: t.expose('startedAt', {
      extensions: LASTING,
      type: 'DateTime',
      description: 'When it was arranged and began.',
    }),
    completedAt: t.expose('completedAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description: 'When its last game was decided, play-offs included; null before.',
    }),
    awaitingUntil: t.expose('awaitingUntil', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description:
        'While it is AWAITING_APPROVAL: when it is approved by itself unless the director does so before; else null.',
    }),
    approvedAt: t.expose('approvedAt', {
      extensions: LASTING,
      type: 'DateTime',
      nullable: true,
      description: 'When its end was approved; null before, and where none has to be.',
    }),
    approvedBy: t.relation('approvedBy', {
      nullable: true,
      description: 'Who has approved it; null before, and when it was approved by itself.',
      resolve: (_query, { approvedById }, _args, { app }) =>
        approvedById === null ? null : playerOf(app, approvedById),
    }),
    advances: t.field({
      extensions: LASTING,
      type: [AdvanceType],
      description: 'Everybody in it in order of group and rank, and whether he goes on; empty where no stage follows.',
      complexity: { field: STANDINGS_COST, multiplier: 10 },
      args: { asOf: t.arg(asOf) },
      resolve: async (stage, args, { app }) => [...(await stageAdvances(app, stage, args.asOf ?? null))],
    }),
    rearrangements: t.field({
      type: [RearrangementType],
      description: 'What its director has published in place of what the rules have drawn; usually nothing.',
      complexity: { field: 1, multiplier: 2 },
      resolve: async (stage, _args, { app }) => [...(await stageRearrangements(app, stage))],
    }),
    groups: t.field({
      extensions: LASTING,
      type: [GroupType],
      description: 'Its groups in order, play-offs last.',
      complexity: { field: 1, multiplier: 2 },
      resolve: async (stage, _args, { app }) => [...(await stageGroups(app, stage))],
    }),
  }),
});

const RoundType = builder.objectRef<Round>('Round').implement({
  extensions: LASTING,
  description: 'The pairings of a group that belong together in the schedule.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    pairings: t.field({
      type: [PairingType],
      description: 'In the order of the schedule.',
      resolve: ({ pairings }) => [...pairings],
    }),
  }),
});

loadedAs('Group', (reading, id) => reading.groups.load(asId(id)));

builder.prismaObject('Group', {
  extensions: LASTING,
  include: GROUP_PARTS,
  description: 'Players who meet each other in a stage.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Group', id) }),
    stage: t.relation('stage', {
      description: 'The stage that it belongs to.',
      resolve: (_query, group, _args, { app }) => stageOf(app, group),
    }),
    key: t.exposeString('key', { description: 'The format’s own name of it, unique in the tournament.' }),
    name: t.string({
      description:
        'What it is called: by its letter, as its stage where it is all of it, or as the play-off of another.',
      args: inLanguage,
      resolve: async (group, { locale }, context) => said(await titleOfGroup(context.app, group), locale, context),
    }),
    isPlayoff: t.boolean({
      description: 'Whether it is there to play off a tie of another group of the stage.',
      resolve: (group, _args, { app }) => isPlayoffGroup(app, group),
    }),
    ranksByPoints: t.boolean({
      description:
        'Whether its director can give players points in its table and take some; no in a final or a play-off.',
      resolve: (group, _args, { app }) => ranksByPoints(app, group),
    }),
    adjustments: t.field({
      type: [PointAdjustmentType],
      description:
        'What rulings have given to its players and taken from them, the oldest first, also what was taken back.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ adjustments }) => [...adjustments],
    }),
    gamesTotal: t.int({
      description: 'How many games it has.',
      args: { asOf: t.arg(asOf) },
      resolve: async (group, args, { app }) => (await groupProgress(app, group, args.asOf ?? null)).total,
    }),
    gamesDecided: t.int({
      description: 'How many of them are decided.',
      args: { asOf: t.arg(asOf) },
      resolve: async (group, args, { app }) => (await groupProgress(app, group, args.asOf ?? null)).decided,
    }),
    gamesRunning: t.int({
      description: 'How many are being played; none where they are played elsewhere.',
      args: { asOf: t.arg(asOf) },
      resolve: async (group, args, { app }) => (await groupProgress(app, group, args.asOf ?? null)).running,
    }),
    entries: t.field({
      type: [EntryType],
      description: 'Its players in order of their seats, seat 1 first.',
      resolve: async (group, _args, { app }) => [...(await groupEntries(app, group))],
    }),
    rounds: t.field({
      type: [RoundType],
      description: 'The schedule, round by round.',
      args: { number: t.arg.int({ description: 'Only the round of this number; null: all.' }) },
      complexity: ({ number }) => ({ field: 1, multiplier: number == null ? 10 : 1 }),
      resolve: async (group, { number }, { app }) =>
        (await groupRounds(app, group)).filter((round) => number == null || round.number === number),
    }),
    pairings: t.field({
      type: [PairingType],
      description: 'Its pairings in the order of the schedule.',
      args: { round: t.arg.int({ description: 'Only those of this round; null: all.' }) },
      complexity: ({ round }) => ({ field: 1, multiplier: round == null ? 30 : 10 }),
      resolve: async (group, { round }, { app }) =>
        (await pairingsOfGroup(app, group)).filter((pairing) => round == null || pairing.round === round),
    }),
    standings: t.field({
      type: [StandingType],
      description: 'Its table, best first.',
      complexity: { field: STANDINGS_COST, multiplier: 10 },
      args: { asOf: t.arg(asOf) },
      resolve: async ({ id }, args, { app }) => [...(await groupStandings(app, id, args.asOf ?? null))],
    }),
    crosstable: t.field({
      type: GroupCrosstableType,
      description: 'Everybody against everybody, best first.',
      complexity: CROSSTABLE_COST,
      args: { asOf: t.arg(asOf) },
      resolve: ({ id }, args, { app }) => groupCrosstable(app, id, args.asOf ?? null),
    }),
  }),
});
