import { rulingOf } from '../../application/queries/event-parts.ts';
import { entryOf, gameOf, groupOf, pairingOf, stageOf, tournamentOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { builder } from '../builder.ts';
import { TournamentEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import {
  EntryType,
  GameInterface,
  GroupType,
  PairingType,
  RulingType,
  StageType,
  TournamentInterface,
} from '../refs.ts';

const interfaces = [TournamentEventInterface];
const THE_TOURNAMENT = 'The tournament as it stands when this is sent.';

builder.objectRef<EventOf<'TournamentSnapshot'>>('TournamentSnapshot').implement({
  description:
    'The first message: the tournament as it stands, true at the version that it carries. It takes no version.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
  }),
});

builder.objectRef<EventOf<'TournamentChanged'>>('TournamentChanged').implement({
  description: 'The tournament itself has changed.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
    kind: t.string({
      description: 'CREATED, REGISTRATION_OPENED, REGISTRATION_CLOSED, STARTED, FINISHED or CANCELLED.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
});

builder.objectRef<EventOf<'EntryChanged'>>('EntryChanged').implement({
  description: 'Somebody has entered or gone.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
    entry: t.field({
      type: EntryType,
      nullable: true,
      description: 'The entry; null when it was taken back.',
      resolve: ({ payload }, _args, { app }) => readingOf(app).entries.load(payload.entryId),
    }),
    kind: t.string({ description: 'ENTERED, LEFT or WITHDRAWN.', resolve: ({ payload }) => payload.change }),
  }),
});

builder.objectRef<EventOf<'StageStarted'>>('StageStarted').implement({
  description: 'A stage has started: its groups and games exist.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
    stage: t.field({
      type: StageType,
      description: 'The stage.',
      resolve: ({ payload }, _args, { app }) => stageOf(app, payload),
    }),
  }),
});

builder.objectRef<EventOf<'PairingDecided'>>('PairingDecided').implement({
  description: 'The last open game of a pairing was decided.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
    pairing: t.field({
      type: PairingType,
      description: 'The pairing.',
      resolve: ({ payload }, _args, { app }) => pairingOf(app, payload),
    }),
  }),
});

builder.objectRef<EventOf<'StandingsChanged'>>('StandingsChanged').implement({
  description: 'A game was decided or overruled: ask the group for its tables as they stand now.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
    group: t.field({
      type: GroupType,
      description: 'Whose table is another.',
      resolve: ({ payload }, _args, { app }) => groupOf(app, payload),
    }),
    game: t.field({
      type: GameInterface,
      description: 'The game that changed it.',
      resolve: ({ payload }, _args, { app }) => gameOf(app, payload.gameId),
    }),
  }),
});

builder.objectRef<EventOf<'RulingMade'>>('RulingMade').implement({
  description: 'The director has decided something, or the server about its own downtime.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
    ruling: t.field({
      type: RulingType,
      description: 'The decision.',
      resolve: ({ payload }, _args, { app }) => rulingOf(app, payload),
    }),
  }),
});

builder.objectRef<EventOf<'TournamentFinished'>>('TournamentFinished').implement({
  description: 'Every game is decided.',
  interfaces,
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: THE_TOURNAMENT,
      resolve: ({ payload }, _args, { app }) => tournamentOf(app, payload),
    }),
    winner: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who has won; null when the first place is shared.',
      resolve: ({ payload }, _args, { app }) => (payload.winner === null ? null : entryOf(app, payload.winner)),
    }),
  }),
});
