import { entryOf } from '../../application/queries/find.ts';
import { matchOf } from '../../application/queries/knockout/match-of.ts';
import { builder } from '../builder.ts';
import { withStage } from '../event/about-stage.ts';
import { withTournament, type TypeOf } from '../event/about.ts';
import { TournamentEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { EntryType } from '../refs.ts';
import { BracketMatchType } from './match.ts';
import { MatchHowEnum, shownHow } from './match-how.ts';

const interfaces = [TournamentEventInterface];

type AboutMatch = EventOf<'MatchDecided' | 'ProtestRaised' | 'ProtestAnswered'>;

/** The type of an event, with the match that it is about. */
function withMatch<Event extends AboutMatch>(type: TypeOf<Event>): TypeOf<Event> {
  builder.objectField(type, 'match', (t) =>
    t.field({
      type: BracketMatchType,
      description: 'The match as it stands when this is sent.',
      resolve: ({ payload }, _args, { app }) => matchOf(app, payload),
    }),
  );
  return type;
}

builder.objectFields(
  withStage(
    withTournament(
      builder
        .objectRef<EventOf<'RoundDrawn'>>('RoundDrawn')
        .implement({ description: 'A round was drawn: its matches exist.', interfaces }),
    ),
  ),
  (t) => ({
    number: t.int({ description: 'The round, from 1.', resolve: ({ payload }) => payload.number }),
    isExample: t.boolean({
      description: 'Whether this only shows what would come: drawn by another seed than the committed one.',
      resolve: ({ payload }) => payload.isExample,
    }),
  }),
);

builder.objectFields(
  withStage(
    withTournament(
      builder.objectRef<EventOf<'LastWeekBegun'>>('LastWeekBegun').implement({
        description: 'Enough matches of a round are decided: the others have a last week.',
        interfaces,
      }),
    ),
  ),
  (t) => ({
    endsAt: t.field({
      type: 'DateTime',
      description: 'When what is open then is ruled on.',
      resolve: ({ payload }) => payload.endsAt,
    }),
    matches: t.field({
      type: [BracketMatchType],
      description: 'The open matches.',
      complexity: { field: 1, multiplier: 4 },
      resolve: ({ payload: { open, tournamentId } }, _args, { app }) =>
        Promise.all(open.map((pairingId) => matchOf(app, { pairingId, tournamentId }))),
    }),
  }),
);

builder.objectFields(
  withMatch(
    withTournament(
      builder
        .objectRef<EventOf<'MatchDecided'>>('MatchDecided')
        .implement({ description: 'A match is decided, or decided otherwise, or open again.', interfaces }),
    ),
  ),
  (t) => ({
    winner: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who has won it; null: it is open again.',
      resolve: ({ payload }, _args, { app }) => (payload.winner === null ? null : entryOf(app, payload.winner)),
    }),
    how: t.field({
      type: MatchHowEnum,
      nullable: true,
      description: 'How; null: it is open again.',
      resolve: ({ payload }) => shownHow(payload.how),
    }),
  }),
);

withMatch(
  withTournament(
    builder
      .objectRef<EventOf<'ProtestRaised'>>('ProtestRaised')
      .implement({ description: 'A player protests; what is decided about the match waits.', interfaces }),
  ),
);

withMatch(
  withTournament(
    builder
      .objectRef<EventOf<'ProtestAnswered'>>('ProtestAnswered')
      .implement({ description: 'The director has answered a protest.', interfaces }),
  ),
);
