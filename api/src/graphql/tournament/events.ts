import { rulingOf } from '../../application/queries/event-parts.ts';
import { entryOf, gameOf, groupOf, pairingOf, playerOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { builder } from '../builder.ts';
import { withTournament } from '../event/about.ts';
import { TournamentEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { EntryType, GameInterface, GroupType, PairingType, PlayerType, RulingType } from '../refs.ts';
import { TOURNAMENT_CHANGE_WORDS } from './vocabulary.ts';

const interfaces = [TournamentEventInterface];

withTournament(
  builder.objectRef<EventOf<'TournamentSnapshot'>>('TournamentSnapshot').implement({
    description:
      'The first message: the tournament as it stands, true at the version that it carries. It takes no version.',
    interfaces,
  }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'TournamentChanged'>>('TournamentChanged')
      .implement({ description: 'The tournament itself has changed.', interfaces }),
  ),
  (t) => ({
    kind: t.string({
      description: TOURNAMENT_CHANGE_WORDS,
      resolve: ({ payload }) => payload.change,
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'EntryChanged'>>('EntryChanged')
      .implement({ description: 'Somebody has entered or gone.', interfaces }),
  ),
  (t) => ({
    entry: t.field({
      type: EntryType,
      nullable: true,
      description: 'The entry; null when it was taken back.',
      resolve: ({ payload }, _args, { app }) => readingOf(app).entries.load(payload.entryId),
    }),
    kind: t.string({
      description:
        'ENTERED, LEFT, WITHDRAWN, RECATEGORISED, CORRECTED; of an invitation INVITED, ACCEPTED, DECLINED, UNANSWERED, EXCLUDED; DISQUALIFIED, REQUALIFIED; REPLACED: another player has taken over the entry.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'PairingDecided'>>('PairingDecided')
      .implement({ description: 'The last open game of a pairing was decided.', interfaces }),
  ),
  (t) => ({
    goesOn: t.boolean({
      description: 'Whether it is a match of several games that is not won yet: a further game follows.',
      resolve: ({ payload }) => payload.goesOn,
    }),
    pairing: t.field({
      type: PairingType,
      description: 'The pairing.',
      resolve: ({ payload }, _args, { app }) => pairingOf(app, payload),
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'WaitingListChanged'>>('WaitingListChanged')
      .implement({ description: 'Who waits for a place, or in which order, is another.', interfaces }),
  ),
  (t) => ({
    kind: t.string({
      description: 'JOINED, LEFT, ADMITTED (he has a place now) or ORDERED (by the director).',
      resolve: ({ payload }) => payload.change,
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who; null where it is the order of all.',
      resolve: ({ payload }, _args, { app }) => (payload.playerId === null ? null : playerOf(app, payload.playerId)),
    }),
  }),
);

/** A game has changed tables. */
export const StandingsChangedType = withTournament(
  builder.objectRef<EventOf<'StandingsChanged'>>('StandingsChanged').implement({
    description: 'A game was decided or overruled: ask the group for its tables as they stand now.',
    interfaces,
  }),
);
builder.objectFields(StandingsChangedType, (t) => ({
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
}));

builder.objectFields(
  withTournament(
    builder.objectRef<EventOf<'RulingMade'>>('RulingMade').implement({
      description: 'The director has decided something, or the server about its own downtime.',
      interfaces,
    }),
  ),
  (t) => ({
    ruling: t.field({
      type: RulingType,
      description: 'The decision.',
      resolve: ({ payload }, _args, { app }) => rulingOf(app, payload),
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder
      .objectRef<EventOf<'TournamentFinished'>>('TournamentFinished')
      .implement({ description: 'Every game is decided.', interfaces }),
  ),
  (t) => ({
    winner: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who has won; null when the first place is shared.',
      resolve: ({ payload }, _args, { app }) => (payload.winner === null ? null : entryOf(app, payload.winner)),
    }),
  }),
);
