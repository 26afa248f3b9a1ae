import {
  ATTENTION_KINDS,
  type Attention,
  type AttentionSubject,
  type TournamentAttention,
} from '../../application/queries/attention/attention.ts';
import { entryOf, gameOf, pairingOf, playerOf, tournamentOf } from '../../application/queries/find.ts';
import { lastSeen } from '../../application/queries/last-seen.ts';
import { builder } from '../builder.ts';
import {
  EntryRequestType,
  EntryType,
  GameInterface,
  PairingType,
  PlayerClaimType,
  PlayerType,
  SeriesInterface,
  StageType,
  TicketType,
  TournamentInterface,
} from '../refs.ts';
import { PreflightIssueType } from '../planner/preflight.ts';
import { SeatEnum } from '../vocabulary.ts';
import { AttentionDeedEnum, AttentionKindEnum } from './vocabulary.ts';

type About<Subject extends AttentionSubject['about']> = TournamentAttention & Apart<Subject>;
/** What is in no tournament. */
type Apart<Subject extends AttentionSubject['about']> = Attention & {
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
  unreported: 'UnreportedAttention',
  series: 'SeriesAttention',
  claim: 'ClaimAttention',
} as const satisfies Readonly<Record<AttentionSubject['about'], string>>;

/** Something that needs a director, whatever it is about. */
export const AttentionInterface = builder.interfaceRef<Attention>('Attention').implement({
  description: 'Something that needs a director, worked out of what there is when it is asked for.',
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

/** What needs the director of a tournament. */
export const TournamentAttentionInterface = builder.interfaceRef<TournamentAttention>('TournamentAttention').implement({
  description: 'Something that needs the director of a tournament.',
  interfaces: [AttentionInterface],
  resolveType: ({ subject }) => TYPES[subject.about],
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'The tournament whose director it needs.',
      resolve: (one, _args, { app }) => tournamentOf(app, one),
    }),
  }),
});

const interfaces = [AttentionInterface, TournamentAttentionInterface];

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
    lastSeen: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the player of that seat was here last: the last use of his sign-in, which is noted once an hour, or his last move in a game that runs. Null: never, as far as it is known, or no seat is named.',
      resolve: ({ subject: { game, seat } }, _args, { app }) =>
        seat === null ? null : lastSeen(app, game.players[seat]),
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

builder.objectRef<About<'unreported'>>(TYPES.unreported).implement({
  description: 'Games of a tournament that is played elsewhere of which nobody has told anything for long.',
  interfaces,
  fields: (t) => ({
    count: t.int({ description: 'How many.', resolve: ({ subject }) => subject.games.length }),
    games: t.field({
      type: [GameInterface],
      description: 'Which, the oldest first.',
      resolve: ({ subject }, _args, { app }) => Promise.all(subject.games.map((id) => gameOf(app, id))),
    }),
  }),
});

builder.objectRef<Apart<'series'>>(TYPES.series).implement({
  description: 'A series whose standings are tied where it matters, so that its director settles them.',
  interfaces: [AttentionInterface],
  fields: (t) => ({
    series: t.field({ type: SeriesInterface, description: 'Which.', resolve: ({ subject }) => subject.series }),
    tied: t.field({
      type: [PlayerType],
      description: 'The players whom nothing separates.',
      resolve: ({ subject }, _args, { app }) => Promise.all(subject.tied.map((id) => playerOf(app, id))),
    }),
  }),
});

builder.objectRef<Apart<'claim'>>(TYPES.claim).implement({
  description: 'A claim of somebody to have been a player without an account, which waits for its answer.',
  interfaces: [AttentionInterface],
  fields: (t) => ({
    claim: t.field({ type: PlayerClaimType, description: 'Which.', resolve: ({ subject }) => subject.claim }),
  }),
});

/** A report that waits; its format, which has reports, says which. */
export const ReportAttentionType = builder.objectRef<About<'report'>>(TYPES.report).implement({
  description: 'A report of a board that is in doubt.',
  interfaces,
});
