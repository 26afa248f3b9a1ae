import type { Heartbeat, WatchedEvent } from '../../application/feed/feed.ts';
import { watchedMessage } from '../../application/queries/event-message.ts';
import { builder } from '../builder.ts';
import { inLanguage, said } from '../said.ts';

const topic = {
  description: 'What it is about, as an address: `game:…`, `tournament:…`, `series:…`, `chat:…`, `desk:…`, `player:…`.',
};
const version = {
  description: 'Its version in the topic; snapshots, heartbeats and clock ticks carry the topic’s current one.',
};
const at = { type: 'DateTime', description: 'When it happened.' } as const;

/** Something that happened to a game. */
export const GameEventInterface = builder.interfaceRef<WatchedEvent>('GameEvent').implement({
  description: 'Something that happened to a game; the versions of its topic run 1, 2, 3 … without holes.',
  resolveType: ({ kind }) => kind,
  fields: (t) => ({
    topic: t.exposeString('topic', topic),
    version: t.exposeInt('version', version),
    at: t.expose('at', at),
  }),
});

/** Something that happened to a tournament. */
export const TournamentEventInterface = builder.interfaceRef<WatchedEvent>('TournamentEvent').implement({
  description: 'Something that happened to a tournament; the versions of its topic run 1, 2, 3 … without holes.',
  resolveType: ({ kind }) => kind,
  fields: (t) => ({
    topic: t.exposeString('topic', topic),
    version: t.exposeInt('version', version),
    at: t.expose('at', at),
  }),
});

/** Something that happened in a series. */
export const SeriesEventInterface = builder.interfaceRef<WatchedEvent>('SeriesEvent').implement({
  description: 'Something that happened in a series; the versions of its topic run 1, 2, 3 … without holes.',
  resolveType: ({ kind }) => kind,
  fields: (t) => ({
    topic: t.exposeString('topic', topic),
    version: t.exposeInt('version', version),
    at: t.expose('at', at),
  }),
});

/** Something that was said beside a game. */
export const ChatEventInterface = builder.interfaceRef<WatchedEvent>('ChatEvent').implement({
  description: 'Something that was said beside a game; the versions of its topic run 1, 2, 3 … without holes.',
  resolveType: ({ kind }) => kind,
  fields: (t) => ({
    topic: t.exposeString('topic', topic),
    version: t.exposeInt('version', version),
    at: t.expose('at', at),
  }),
});

/** Something on a director's desk. */
export const DeskEventInterface = builder.interfaceRef<WatchedEvent>('DeskEvent').implement({
  description: 'Something on a director’s desk; the versions of its topic run 1, 2, 3 … without holes.',
  resolveType: ({ kind }) => kind,
  fields: (t) => ({
    topic: t.exposeString('topic', topic),
    version: t.exposeInt('version', version),
    at: t.expose('at', at),
  }),
});

/** Something in a private inbox. */
export const PlayerEventInterface = builder.interfaceRef<WatchedEvent>('PlayerEvent').implement({
  description: 'Something in your private inbox; its versions run 1, 2, 3 … without holes.',
  resolveType: ({ kind }) => kind,
  fields: (t) => ({
    topic: t.exposeString('topic', topic),
    version: t.exposeInt('version', version),
    at: t.expose('at', at),
    text: t.string({
      nullable: true,
      description: 'A sentence, as you would be told; null for a snapshot and a heartbeat.',
      args: inLanguage,
      resolve: async (event, { locale }, context) => {
        const message = await watchedMessage(context.app, event);
        return message === null ? null : said(message, locale, context);
      },
    }),
  }),
});

builder.objectRef<Heartbeat>('Heartbeat').implement({
  description:
    'Nothing has happened: sent every 5 seconds, so that silence means a lost connection. It takes no version.',
  interfaces: [
    GameEventInterface,
    TournamentEventInterface,
    SeriesEventInterface,
    ChatEventInterface,
    DeskEventInterface,
    PlayerEventInterface,
  ],
});
