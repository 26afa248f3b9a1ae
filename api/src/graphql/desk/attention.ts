import {
  ATTENTION_KINDS,
  type Attention,
  type AttentionSubject,
} from '../../application/queries/attention/attention.ts';
import { entryOf, pairingOf, playerOf, tournamentOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import {
  EntryRequestType,
  EntryType,
  GameInterface,
  PairingType,
  PlayerType,
  StageType,
  TicketType,
  TournamentInterface,
} from '../refs.ts';
import { PreflightIssueType } from '../planner/preflight.ts';
import { SeatEnum } from '../vocabulary.ts';
import { AttentionDeedEnum, AttentionKindEnum } from './vocabulary.ts';

type About<Subject extends AttentionSubject['about']> = Attention & {
  readonly subject: Extract<AttentionSubject, { readonly about: Subject }>;
};

/** The types by what they are about. */
const TYPES = {
  game: 'GameAttention',
  ticket: 'TicketAttention',
  request: 'EntryRequestAttention',
  match: 'MatchAttention',
  report: 'ReportAttention',
  stage: 'StageAttention',
  field: 'FieldAttention',
  round: 'RoundAttention',
  player: 'PlayerAttention',
} as const satisfies Readonly<Record<AttentionSubject['about'], string>>;

/** Something that needs a director, whatever it is about. */
export const AttentionInterface = builder.interfaceRef<Attention>('Attention').implement({
  description: 'Something that needs the director of a tournament, worked out of what there is when it is asked for.',
  resolveType: ({ subject }) => TYPES[subject.about],
  fields: (t) => ({
    key: t.exposeString('id', {
      description: 'The same as long as the same thing needs him; it can be read by nothing.',
    }),
    kind: t.expose('kind', { type: AttentionKindEnum, description: 'What it is.' }),
    deed: t.field({
      type: AttentionDeedEnum,
      description: 'What cures it.',
      resolve: ({ kind }) => ATTENTION_KINDS[kind].deed,
    }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'The tournament whose director it needs.',
      resolve: (one, _args, { app }) => tournamentOf(app, one),
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it needs him; null: nobody has noted that.',
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description:
        'When something happens by itself unless he does something, such as a loss on time; null: nothing will.',
    }),
    wantedBy: t.expose('wantedBy', {
      type: 'DateTime',
      description:
        'By when it wants him, by which lists of it are ordered: `until`, or when it has waited as long as its kind well may.',
    }),
  }),
});

const interfaces = [AttentionInterface];

builder.objectRef<About<'game'>>(TYPES.game).implement({
  description: 'A game that needs its director.',
  interfaces,
  fields: (t) => ({
    game: t.field({ type: GameInterface, description: 'Which.', resolve: ({ subject }) => subject.game }),
    seat: t.field({
      type: SeatEnum,
      nullable: true,
      description: 'Whose clock runs, or who alone is waited for; null: both, or nobody.',
      resolve: ({ subject }) => subject.seat,
    }),
  }),
});

builder.objectRef<About<'ticket'>>(TYPES.ticket).implement({
  description: 'A ticket that is not decided.',
  interfaces,
  fields: (t) => ({
    ticket: t.field({ type: TicketType, description: 'Which.', resolve: ({ subject }) => subject.ticket }),
  }),
});

builder.objectRef<About<'request'>>(TYPES.request).implement({
  description: 'Somebody without an account who asks by mail to be entered.',
  interfaces,
  fields: (t) => ({
    request: t.field({ type: EntryRequestType, description: 'Which.', resolve: ({ subject }) => subject.request }),
  }),
});

builder.objectRef<About<'match'>>(TYPES.match).implement({
  description: 'A match that needs its director.',
  interfaces,
  fields: (t) => ({
    pairing: t.field({
      type: PairingType,
      description: 'Which.',
      resolve: ({ subject }, _args, { app }) => pairingOf(app, subject),
    }),
  }),
});

builder.objectRef<About<'stage'>>(TYPES.stage).implement({
  description: 'A stage that needs its director.',
  interfaces,
  fields: (t) => ({
    stage: t.field({ type: StageType, description: 'Which.', resolve: ({ subject }) => subject.stage }),
    tied: t.field({
      type: [EntryType],
      description: 'Who is tied for a place that decides; empty where that is not what it needs him for.',
      resolve: ({ subject }, _args, { app }) => Promise.all(subject.tied.map((id) => entryOf(app, id))),
    }),
  }),
});

builder.objectRef<About<'field'>>(TYPES.field).implement({
  description: 'A tournament before its start that needs its director.',
  interfaces,
  fields: (t) => ({
    issues: t.field({
      type: [PreflightIssueType],
      description: 'What stands against the start; empty: nothing does.',
      resolve: ({ subject }) => [...subject.issues],
    }),
  }),
});

builder.objectRef<About<'round'>>(TYPES.round).implement({
  description: 'A round that waits for its director.',
  interfaces,
  fields: (t) => ({
    missing: t.int({
      description: 'For how many places he has to name players before it can be drawn; 0: he has to publish it.',
      resolve: ({ subject }) => subject.missing,
    }),
  }),
});

builder.objectRef<About<'player'>>(TYPES.player).implement({
  description:
    'A player who needs the director: his mail comes back, all his games wait for him, or he waits for a place that is free.',
  interfaces,
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who.',
      resolve: ({ subject }, _args, { app }) => playerOf(app, subject.playerId),
    }),
  }),
});

/** A report that waits; its format, which has reports, says which. */
export const ReportAttentionType = builder.objectRef<About<'report'>>(TYPES.report).implement({
  description: 'A report of a board that is in doubt.',
  interfaces,
});
