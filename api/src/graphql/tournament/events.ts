import { rulingOf } from '../../application/queries/event-parts.ts';
import { entryOf, gameOf, groupOf, pairingOf, playerOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { builder } from '../builder.ts';
import { aboutTournament } from '../event/about.ts';
import { inTournament } from '../event/interfaces.ts';
import { EntryType, GameInterface, GroupType, PairingType, PlayerType, RulingType } from '../refs.ts';
import { EntryChangeEnum, TournamentChangeEnum, WaitingChangeEnum } from './vocabulary.ts';

inTournament('TournamentSnapshot', {
  about: [aboutTournament],
  description:
    'The first message: the tournament as it stands, true at the version that it carries. It takes no version.',
});

inTournament('TournamentChanged', {
  about: [aboutTournament],
  description: 'The tournament itself has changed.',
  fields: (t) => ({
    kind: t.field({
      type: TournamentChangeEnum,
      description: 'What.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
});

inTournament('EntryChanged', {
  about: [aboutTournament],
  description: 'Somebody has entered or gone.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      nullable: true,
      description: 'The entry; null when it was taken back.',
      resolve: ({ payload }, _args, { app }) => readingOf(app).entries.load(payload.entryId),
    }),
    kind: t.field({
      type: EntryChangeEnum,
      description: 'What has become of him.',
      resolve: ({ payload }) => payload.change,
    }),
  }),
});

inTournament('PairingDecided', {
  about: [aboutTournament],
  description: 'The last open game of a pairing was decided.',
  fields: (t) => ({
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
});

inTournament('WaitingListChanged', {
  about: [aboutTournament],
  description: 'Who waits for a place, or in which order, is another.',
  fields: (t) => ({
    kind: t.field({
      type: WaitingChangeEnum,
      description: 'What.',
      resolve: ({ payload }) => payload.change,
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who; null where it is the order of all.',
      resolve: ({ payload }, _args, { app }) => (payload.playerId === null ? null : playerOf(app, payload.playerId)),
    }),
  }),
});

/** A game has changed tables. */
export const StandingsChangedType = inTournament('StandingsChanged', {
  about: [aboutTournament],
  description: 'A game was decided or overruled: ask the group for its tables as they stand now.',
});
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

inTournament('RulingMade', {
  about: [aboutTournament],
  description: 'The director has decided something, or the server about its own downtime.',
  fields: (t) => ({
    ruling: t.field({
      type: RulingType,
      description: 'The decision.',
      resolve: ({ payload }, _args, { app }) => rulingOf(app, payload),
    }),
  }),
});

inTournament('TournamentFinished', {
  about: [aboutTournament],
  description: 'Every game is decided.',
  fields: (t) => ({
    winner: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who has won; null when the first place is shared.',
      resolve: ({ payload }, _args, { app }) => (payload.winner === null ? null : entryOf(app, payload.winner)),
    }),
  }),
});
