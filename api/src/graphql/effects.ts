import type { Effects, PlaceChange, StandingChange, TieBreakChange } from '../application/events.ts';
import { eventsSummary } from '../application/queries/effects-message.ts';
import { eventMessage } from '../application/queries/event-message.ts';
import { entryOf, playerOf, stageOf } from '../application/queries/find.ts';
import { readingOf } from '../application/queries/reading.ts';
import type { Message } from '../kernel/message.ts';
import { asPoints } from '../kernel/points.ts';
import type { DomainEvent } from '../application/vocabulary/event.ts';
import { builder } from './builder.ts';
import { EventKindEnum } from './event/kind.ts';
import { inLanguage, said, sentence } from './said.ts';
import { EntryType, GameInterface, PlayerType, SeriesInterface, StageType } from './refs.ts';

/** An event, as a sentence already where only its command could make one. */
interface CausedEvent {
  readonly event: DomainEvent;
  readonly message: Message | null;
}

const CausedEventType = builder.objectRef<CausedEvent>('CausedEvent').implement({
  description: 'An event that a command has appended, or would append.',
  fields: (t) => ({
    topic: t.string({ description: 'What it is about, such as `game:…`.', resolve: ({ event }) => event.topic }),
    kind: t.field({
      type: EventKindEnum,
      description: 'Its kind, called as its type, such as MovePlayed.',
      resolve: ({ event }) => event.kind,
    }),
    text: t.string({
      description: 'A sentence; in a dry run as it would be said once it is done.',
      args: inLanguage,
      resolve: async ({ event, message }, { locale }, context) =>
        said(message ?? (await eventMessage(context.app, event)), locale, context),
    }),
  }),
});

const TieBreakChangeType = builder.objectRef<TieBreakChange>('TieBreakChange').implement({
  description: 'How what separates players of equal points moves in a row.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its short name in tables, such as SB.' }),
    name: t.string(sentence('Its name in words.', ({ name }: TieBreakChange) => name)),
    before: t.exposeFloat('before', { description: 'Its value before; the higher the better.' }),
    after: t.exposeFloat('after', { description: 'Its value after.' }),
  }),
});

const ReachChangeType = builder.objectRef<NonNullable<StandingChange['reach']>>('ReachChange').implement({
  description: 'How the ranks move that a player can still have: exact on points, a tie falling either way.',
  fields: (t) => ({
    bestBefore: t.int({ description: 'The best before.', resolve: ({ before }) => before.best }),
    worstBefore: t.int({ description: 'The worst before.', resolve: ({ before }) => before.worst }),
    bestAfter: t.int({ description: 'The best after.', resolve: ({ after }) => after.best }),
    worstAfter: t.int({ description: 'The worst after.', resolve: ({ after }) => after.worst }),
  }),
});

const StandingChangeType = builder.objectRef<StandingChange>('StandingChange').implement({
  description: 'How a row of a table moves.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'Whose row it is.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    pointsBefore: t.float({ description: 'Points before.', resolve: ({ pointsBefore }) => asPoints(pointsBefore) }),
    pointsAfter: t.float({ description: 'Points after.', resolve: ({ pointsAfter }) => asPoints(pointsAfter) }),
    rankBefore: t.exposeInt('rankBefore', { description: 'Rank before.' }),
    rankAfter: t.exposeInt('rankAfter', { description: 'Rank after.' }),
    tieBreak: t.expose('tieBreak', {
      type: TieBreakChangeType,
      nullable: true,
      description: 'What separates him first from others of as many points; null: nothing does in this table.',
    }),
    reach: t.expose('reach', {
      type: ReachChangeType,
      nullable: true,
      description:
        'The ranks that he can still have, in a dry run alone; null where nobody works them out, as in most tables.',
    }),
  }),
});

const PlaceChangeType = builder.objectRef<PlaceChange>('PlaceChange').implement({
  description:
    'What a correction means for a player whose place is now good for something else; what is arranged stays.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who it is.',
      resolve: ({ player }, _args, { app }) => playerOf(app, player),
    }),
    stage: t.field({
      type: StageType,
      nullable: true,
      description: 'The stage whose table it is; null: it is a place that `series` gives.',
      resolve: ({ stageId }, _args, { app }) => (stageId === null ? null : stageOf(app, { stageId })),
    }),
    series: t.field({
      type: SeriesInterface,
      nullable: true,
      description: 'The series that gives the place; null: it is a place in `stage`.',
      resolve: ({ seriesId }, _args, { app }) => (seriesId === null ? null : readingOf(app).series.load(seriesId)),
    }),
    goesOn: t.exposeBoolean('goesOn', {
      description: 'Whether he would go on by the table as it now is; in a final, whether he is one of its two.',
    }),
    isArranged: t.exposeBoolean('isArranged', {
      description: 'Whether what follows is arranged already: it then stays until the director replaces a player.',
    }),
    text: t.string(
      sentence(
        'The same in a sentence: “Amina would no longer go on to the final: now place 3 of group A”, for one.',
        ({ text }: PlaceChange) => text,
      ),
    ),
  }),
});

/** What a command did, or with dryRun would do. */
export const EffectsType = builder.objectRef<Effects>('Effects').implement({
  description: 'What a command did, or with `dryRun` would do: the events it appends and the rows that change.',
  fields: (t) => ({
    dryRun: t.exposeBoolean('dryRun', { description: 'True: nothing was changed.' }),
    events: t.field({
      type: [CausedEventType],
      description: 'In order. Those of private inboxes are left out.',
      resolve: ({ events, told }) => events.map((event, index) => ({ event, message: told?.texts[index] ?? null })),
    }),
    summary: t.stringList({
      description:
        'The events for who reads them all at once: thirty games that start are one sentence, so are the changes of one table.',
      args: inLanguage,
      resolve: async ({ events, told }, { locale }, context) => {
        const messages = told?.summary ?? (await eventsSummary(context.app, events));
        return messages.map((message) => said(message, locale, context));
      },
    }),
    mailed: t.field({
      type: [PlayerType],
      nullable: true,
      description:
        'In a dry run, whom it would tell by mail, as each wants his mails, in the order in which they are told: of what you direct, report or observe, and of everything if you are an administrator. Null once it is done.',
      resolve: ({ mailed }, _args, { app }) =>
        mailed === null ? null : Promise.all(mailed.map((player) => playerOf(app, player))),
    }),
    undo: t.string({
      nullable: true,
      description: 'How it can be taken back, and how long, or that it cannot; null: there is nothing to say of it.',
      args: inLanguage,
      resolve: ({ undo }, { locale }, context) => (undo === null ? null : said(undo, locale, context)),
    }),
    standings: t.field({
      type: [StandingChangeType],
      description: 'The rows whose points or rank change.',
      resolve: ({ standings }) => [...standings],
    }),
    places: t.field({
      type: [PlaceChangeType],
      description:
        'When a result is corrected: for whom a place is now good for something else, who would no longer go on and who would instead.',
      resolve: ({ places }) => [...places],
    }),
    games: t.field({
      type: [GameInterface],
      description: 'The games that are changed; in a dry run only those that exist already, as they are.',
      resolve: async ({ games }, _args, { app }) => {
        const found = await Promise.all(games.map((id) => readingOf(app).games.load(id)));
        return found.filter((game) => game !== null);
      },
    }),
  }),
});
