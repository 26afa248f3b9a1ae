import { matchRecord, type BackgammonMatch, type CubeHistory } from '../application/match.ts';
import { pairingOf } from '../../../application/queries/find.ts';
import { builder } from '../../../graphql/builder.ts';
import { PairingType } from '../../../graphql/refs.ts';
import { BackgammonScoreType, DoublingType } from './match.ts';
import { CrawfordEnum } from './vocabulary.ts';
import { BackgammonGameType } from './ref.ts';
import { LASTING } from '../../../graphql/lasting.ts';

const CubeHistoryType = builder.objectRef<CubeHistory>('CubeHistory').implement({
  description: 'The doubles of one game of a match.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number of the game in its pairing, from 1.' }),
    doublings: t.field({
      type: [DoublingType],
      description: 'Its doubles, in their order; none where nobody has doubled.',
      resolve: ({ doublings }) => [...doublings],
    }),
  }),
});

/** The match that a game of backgammon belongs to. */
export const BackgammonMatchType = builder.objectRef<BackgammonMatch>('BackgammonMatch').implement({
  description: 'The match that a game of backgammon belongs to: the games of its pairing.',
  fields: (t) => ({
    pairing: t.field({
      type: PairingType,
      description: 'The pairing whose games they are.',
      resolve: ({ game }, _args, { app }) => pairingOf(app, game),
    }),
    length: t.exposeInt('length', { description: 'The points to which it is played; 0: a single game.' }),
    score: t.field({
      type: BackgammonScoreType,
      description: 'The points of both as the match stands, those beyond its length too.',
      resolve: ({ score: { first, second } }) => ({ white: first, black: second }),
    }),
    crawford: t.expose('crawford', {
      extensions: LASTING,
      type: CrawfordEnum,
      description: 'Where its last game stands with the Crawford rule.',
    }),
    games: t.field({
      type: [BackgammonGameType],
      description: 'Its games, the first one first.',
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ games }) => [...games],
    }),
    cubeHistory: t.field({
      type: [CubeHistoryType],
      description: 'The doubles of each of its games.',
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ cubes }) => [...cubes],
    }),
    record: t.string({
      description: 'Its games so far as one .mat text, which programs read.',
      complexity: 30,
      resolve: (match, _args, { app }) => matchRecord(app, match),
    }),
  }),
});
