import { eventGame, eventMessage } from '../../application/queries/event-message.ts';
import type { StoredEvent } from '../../application/vocabulary/event.ts';
import { builder } from '../builder.ts';
import { inLanguage, said } from '../said.ts';
import { GameInterface } from '../refs.ts';

/** One event of a tournament as a sentence. */
export const LogLineType = builder.objectRef<StoredEvent>('LogLine').implement({
  description: 'One event of a tournament as a sentence.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The event’s version in the tournament’s topic.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.exposeString('kind', { description: 'The name of the event’s type, such as RulingMade.' }),
    text: t.string({
      description: 'A sentence.',
      args: inLanguage,
      resolve: async (event, { locale }, context) => said(await eventMessage(context.app, event), locale, context),
    }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The game that it is about; null when it is about none.',
      resolve: (event, _args, { app }) => eventGame(app, event),
    }),
  }),
});
