import { entryOf, pairingOf } from '../../../application/queries/find.ts';
import { matchOf, matchOfGame } from '../application/match-of.ts';
import type { MatchNews } from '../../../rules/formats/match-decision.ts';
import { builder } from '../../../graphql/builder.ts';
import { withStage } from '../../../graphql/event/about-stage.ts';
import { withTournament, type TypeOf } from '../../../graphql/event/about.ts';
import { PlayerEventInterface, TournamentEventInterface } from '../../../graphql/event/interfaces.ts';
import type { EventOf } from '../../../graphql/event/kinds.ts';
import { EntryType, PairingType } from '../../../graphql/refs.ts';
import { StandingsChangedType } from '../../../graphql/tournament/events.ts';
import { BracketMatchType } from './match.ts';
import { MatchHowEnum, shownHow } from './match-how.ts';

const interfaces = [TournamentEventInterface];

const MatchNewsEnum = builder.enumType('MatchNews', {
  description: 'What is told of a match.',
  values: {
    BYE: { description: 'You go on without playing.' },
    LAST_WEEK: { description: 'Its last week has begun.' },
    DECIDED: { description: 'Somebody has won it.' },
    REOPENED: { description: 'It is open again.' },
    WAITS: { description: 'Its time is over and no rule decides it: you, its director, do.' },
    PROTESTED: { description: 'A player protests: you, its director, answer.' },
    ANSWERED: { description: 'Your protest is answered.' },
  } as const satisfies Readonly<Record<MatchNews, object>>,
});

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

withTournament(
  builder.objectRef<EventOf<'MyMatchNews'>>('MyMatchNews').implement({
    description:
      'Something has become of a match of yours in a knock-out, or of one that you direct; `text` says what.',
    interfaces: [PlayerEventInterface],
    fields: (t) => ({
      pairing: t.field({
        type: PairingType,
        description: 'The pairing of the match; of who goes on without playing, his with nobody.',
        resolve: ({ payload }, _args, { app }) => pairingOf(app, payload),
      }),
      news: t.field({ type: MatchNewsEnum, description: 'What.', resolve: ({ payload }) => payload.news }),
      until: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When an open match is ruled on; null for other news.',
        resolve: ({ payload }) => payload.until,
      }),
    }),
  }),
);

builder.objectField(StandingsChangedType, 'match', (t) =>
  t.field({
    type: BracketMatchType,
    nullable: true,
    description: 'Of a knock-out: the match of that game as it stands when this is sent; null in other tournaments.',
    resolve: ({ payload }, _args, { app }) => matchOfGame(app, payload),
  }),
);
