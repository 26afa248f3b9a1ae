import { playerOf } from '../../application/queries/find.ts';
import type { RulingRecord } from '../../store/reading/ruling.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { GameInterface } from '../refs.ts';
import { sentence, sentenceOrNull } from '../said.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAs } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

loadedAs('Ruling', (reading, id) => reading.rulings.load(asId(id)));

builder.prismaObject('Ruling', {
  description:
    'A decision of the director, or of the server about its own downtime: who, when, why, and what it replaces.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      extensions: LASTING,
      description: 'Opaque and permanent.',
      resolve: ({ id }) => globalId('Ruling', id),
    }),
    at: t.expose('at', { extensions: LASTING, type: 'DateTime', description: 'When it was made.' }),
    by: t.relation('by', {
      nullable: true,
      description: 'Who made it; null: the server by itself.',
      resolve: (_query, { byId }, _args, { app }) => (byId === null ? null : playerOf(app, byId)),
    }),
    reason: t.string({
      extensions: LASTING,
      ...sentence('Why, in the words of who made it.', ({ reason }: Pick<RulingRecord, 'reason'>) => reason),
    }),
    text: t.string(sentence('What was decided, as one sentence.', ({ text }) => text)),
    evidence: t.exposeStringList('evidence', {
      description: 'Addresses of pages that it rests on, beginning with http:// or https://; most have none.',
    }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The game that it is about; null when it is about all.',
      resolve: ({ gameId }, _args, { app }) => (gameId === null ? null : readingOf(app).games.load(gameId)),
    }),
    replaces: t.string(
      sentenceOrNull('What stood before, in words; null when it replaces nothing.', ({ replaces }) => replaces),
    ),
  }),
});
