import type { BackgammonSidesView, WorthView } from '../application/view.ts';
import type { Cube, Doubling, FinishedGame } from '../rules/types.ts';
import { builder } from '../../../graphql/builder.ts';
import { SeatEnum } from '../../../graphql/vocabulary.ts';
import { DoubleAnswerEnum, GameEndEnum, GameKindEnum } from './vocabulary.ts';

/** A double, and what became of it. */
export const DoublingType = builder.objectRef<Doubling>('Doubling').implement({
  description: 'A double, and what became of it.',
  fields: (t) => ({
    by: t.expose('by', { type: SeatEnum, description: 'Who doubled.' }),
    to: t.exposeInt('to', { description: 'The value to which: 2, 4, 8 …' }),
    answer: t.expose('answer', { type: DoubleAnswerEnum, nullable: true, description: 'Null: it is awaited.' }),
  }),
});

/** A finished game of a match. */
export const FinishedGameType = builder.objectRef<FinishedGame>('BackgammonGameResult').implement({
  description: 'A finished game of a match of backgammon.',
  fields: (t) => ({
    winner: t.expose('winner', { type: SeatEnum, description: 'Who won it.' }),
    kind: t.expose('kind', { type: GameKindEnum, description: 'What it was won by.' }),
    end: t.expose('end', { type: GameEndEnum, description: 'How it ended.' }),
    points: t.exposeInt('points', { description: 'What it counted.' }),
    cube: t.exposeInt('cube', { description: 'The cube that it counted by.' }),
    crawford: t.exposeBoolean('isCrawford', { description: 'Whether it was the Crawford game.' }),
    doublings: t.field({
      type: [DoublingType],
      description: 'Every double in it, in order.',
      resolve: ({ doublings }) => [...doublings],
    }),
  }),
});

/** The points of both sides. */
export const BackgammonScoreType = builder.objectRef<BackgammonSidesView<number>>('BackgammonScore').implement({
  description: 'The points of both sides in a match of backgammon, those beyond its length too.',
  fields: (t) => ({
    white: t.exposeInt('white', { description: 'White’s points.' }),
    black: t.exposeInt('black', { description: 'Black’s points.' }),
  }),
});

/** The doubling cube. */
export const BackgammonCubeType = builder.objectRef<Cube>('BackgammonCube').implement({
  description: 'The doubling cube.',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'What a plain win counts: 1, 2, 4 …' }),
    owner: t.expose('owner', { type: SeatEnum, nullable: true, description: 'Who may turn it; null: both.' }),
  }),
});

const BackgammonWorthType = builder.objectRef<WorthView>('BackgammonWorth').implement({
  description: 'What a game of backgammon is worth.',
  fields: (t) => ({
    kind: t.expose('kind', { type: GameKindEnum, description: 'By which kind of win.' }),
    points: t.exposeInt('points', { description: 'In points, the cube counted.' }),
  }),
});

/** What each side loses by resigning the game now. */
export const BackgammonResignationType = builder
  .objectRef<BackgammonSidesView<WorthView | null>>('BackgammonResignation')
  .implement({
    description: 'What each side loses by resigning the game now, whatever the other says to it.',
    fields: (t) => ({
      white: t.expose('white', {
        type: BackgammonWorthType,
        nullable: true,
        description: 'Null: White cannot resign now, as its double is unanswered or the match is over.',
      }),
      black: t.expose('black', {
        type: BackgammonWorthType,
        nullable: true,
        description: 'Black, likewise; null: Black cannot resign now.',
      }),
    }),
  });
