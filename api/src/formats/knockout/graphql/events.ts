import { entryOf, pairingOf } from '../../../application/queries/find.ts';
import { matchOf, matchOfGame } from '../application/match-of.ts';
import type { MatchNews } from '../../../rules/formats/match-decision.ts';
import { builder } from '../../../graphql/builder.ts';
import { aboutStage, aboutTournament } from '../../../graphql/event/about.ts';
import { inInbox, inTournament } from '../../../graphql/event/interfaces.ts';
import { EntryType, PairingType } from '../../../graphql/refs.ts';
import { StandingsChangedType } from '../../../graphql/tournament/events.ts';
import { aboutMatch } from './about.ts';
import { BracketMatchType } from './match.ts';
import { MatchHowEnum, shownHow } from './match-how.ts';

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

inTournament('RoundDrawn', {
  about: [aboutTournament, aboutStage],
  description: 'A round was drawn: its matches exist.',
  fields: (t) => ({
    number: t.int({ description: 'The round, from 1.', resolve: ({ payload }) => payload.number }),
    isExample: t.boolean({
      description: 'Whether this only shows what would come: drawn by another seed than the committed one.',
      resolve: ({ payload }) => payload.isExample,
    }),
  }),
});

inTournament('LastWeekBegun', {
  about: [aboutTournament, aboutStage],
  description: 'Enough matches of a round are decided: the others have a last week.',
  fields: (t) => ({
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
});

inTournament('MatchDecided', {
  about: [aboutTournament, aboutMatch],
  description: 'A match is decided, or decided otherwise, or open again.',
  fields: (t) => ({
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
});

inTournament('ProtestRaised', {
  about: [aboutTournament, aboutMatch],
  description: 'A player protests; what is decided about the match waits.',
});

inTournament('ProtestAnswered', {
  about: [aboutTournament, aboutMatch],
  description: 'The director has answered a protest.',
});

inInbox('MyMatchNews', {
  about: [aboutTournament],
  description: 'Something has become of a match of yours in a knock-out, or of one that you direct; `text` says what.',
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
});

builder.objectField(StandingsChangedType, 'match', (t) =>
  t.field({
    type: BracketMatchType,
    nullable: true,
    description: 'Of a knock-out: the match of that game as it stands when this is sent; null in other tournaments.',
    resolve: ({ payload }, _args, { app }) => matchOfGame(app, payload),
  }),
);
