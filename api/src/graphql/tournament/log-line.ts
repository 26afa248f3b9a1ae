import { eventGame, eventMessage, eventTournament } from '../../application/queries/event-message.ts';
import { rulingOf } from '../../application/queries/event-parts.ts';
import type { StoredEvent } from '../../application/vocabulary/event.ts';
import { builder } from '../builder.ts';
import { EventKindEnum } from '../event/kind.ts';
import { inLanguage, said } from '../said.ts';
import { GameInterface, RulingType, TournamentInterface } from '../refs.ts';

/** One event of a tournament or a series as a sentence. */
export const LogLineType = builder.objectRef<StoredEvent>('LogLine').implement({
  description: 'One event of a tournament or a series as a sentence.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The event’s version in its topic.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.expose('kind', { type: EventKindEnum, description: 'Its kind, called as its type, such as RulingMade.' }),
    text: t.string({
      description: 'A sentence.',
      args: inLanguage,
      resolve: async (event, { locale }, context) => said(await eventMessage(context.app, event), locale, context),
    }),
    ruling: t.field({
      type: RulingType,
      nullable: true,
      description: 'The decision that it tells of, with its reason and what it rests on; null when it tells of none.',
      resolve: (event, _args, { app }) => (event.kind === 'RulingMade' ? rulingOf(app, event.payload) : null),
    }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The game that it is about; null when it is about none.',
      resolve: (event, _args, { app }) => eventGame(app, event),
    }),
    tournament: t.field({
      type: TournamentInterface,
      nullable: true,
      description: 'The tournament in which it happened; null for what happens to a series as a whole.',
      resolve: (event, _args, { app }) => eventTournament(app, event),
    }),
  }),
});
