import {
  SHORTEST_SEARCH,
  search,
  type GameHit,
  type PlayerHit,
  type SearchField,
  type SearchHit,
  type SeriesHit,
  type TournamentHit,
} from '../../application/queries/search.ts';
import { noSuchPage } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { GameInterface, PlayerType, SeriesInterface, TournamentInterface } from '../refs.ts';

const MOST = 20;

const SearchFieldEnum = builder.enumType('SearchField', {
  description: 'In which of its texts something was found.',
  values: {
    NAME: { description: 'Its name.' },
    HANDLE: { description: 'The handle of a player.' },
    PLAYERS: { description: 'The names of both players of a game.' },
    NUMBER: { description: 'The name of its tournament, and its number in it.' },
    BOARD: { description: 'The number of the board, of a game that is played elsewhere.' },
    ADDRESS: { description: 'The address of the game where it is played.' },
  } as const satisfies Readonly<Record<SearchField, object>>,
});

const PlayerHitType = builder.objectRef<PlayerHit>('PlayerHit').implement({
  description: 'A player who was found.',
  fields: (t) => ({
    player: t.expose('thing', { type: PlayerType, description: 'Who.' }),
    field: t.expose('field', { type: SearchFieldEnum, description: 'In which text.' }),
    text: t.exposeString('text', { description: 'That text.' }),
  }),
});

const TournamentHitType = builder.objectRef<TournamentHit>('TournamentHit').implement({
  description: 'A tournament that was found.',
  fields: (t) => ({
    tournament: t.expose('thing', { type: TournamentInterface, description: 'Which.' }),
    field: t.expose('field', { type: SearchFieldEnum, description: 'In which text.' }),
    text: t.exposeString('text', { description: 'That text.' }),
  }),
});

const SeriesHitType = builder.objectRef<SeriesHit>('SeriesHit').implement({
  description: 'A series that was found.',
  fields: (t) => ({
    series: t.expose('thing', { type: SeriesInterface, description: 'Which.' }),
    field: t.expose('field', { type: SearchFieldEnum, description: 'In which text.' }),
    text: t.exposeString('text', { description: 'That text.' }),
  }),
});

const GameHitType = builder.objectRef<GameHit>('GameHit').implement({
  description: 'A game that was found.',
  fields: (t) => ({
    game: t.expose('thing', { type: GameInterface, description: 'Which.' }),
    field: t.expose('field', { type: SearchFieldEnum, description: 'In which text.' }),
    text: t.exposeString('text', { description: 'That text.' }),
  }),
});

const TYPES = {
  player: PlayerHitType,
  tournament: TournamentHitType,
  series: SeriesHitType,
  game: GameHitType,
} as const satisfies Readonly<Record<SearchHit['kind'], object>>;

const SearchHitUnion = builder.unionType('SearchHit', {
  description: 'Something that was found, and in which of its texts.',
  types: Object.values(TYPES),
  resolveType: ({ kind }) => TYPES[kind],
});

builder.queryField('search', (t) =>
  t.field({
    type: [SearchHitUnion],
    description: `What contains a text, whatever the case: players, tournaments and series by name, players by handle, games by words from the names of both their players, by the name of their tournament and their number in it (“pwani 23”), and elsewhere by board or address. Of each kind those first whose text begins with it. Nothing for fewer than ${SHORTEST_SEARCH} characters.`,
    complexity: ({ first }) => ({ field: 40, multiplier: Math.min(first ?? 5, MOST) }),
    args: {
      text: t.arg.string({ required: true, description: 'What is searched for.' }),
      first: t.arg.int({ description: `How many of each kind at most, 1 to ${MOST}; null: 5.` }),
    },
    resolve: async (_root, { text, first }, { app }) => {
      const limit = first ?? 5;
      if (limit < 1 || limit > MOST) throw noSuchPage('first', limit, MOST);
      return [...(await search(app, text, limit))];
    },
  }),
);
