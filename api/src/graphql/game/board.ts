import type { AnyPosition } from '../../application/game-module.ts';
import type { LabelledMove, Preview } from '../../application/queries/any-board.ts';
import { builder } from '../builder.ts';
import { IllegalMoveType } from '../errors.ts';
import { sentence } from '../said.ts';
import { SeatEnum } from '../vocabulary.ts';
import { GameMomentInterface } from './moment.ts';
import { GamePositionInterface } from './position.ts';

/** A legal move of any game, by its canonical text, and what it does. */
export const LegalMoveInterface = builder.interfaceRef<LabelledMove>('LegalMove').implement({
  description:
    'A legal move of any game, or an act such as accepting a score. A game with a board of its own tells more of its moves.',
  resolveType: () => 'PlainMove',
  fields: (t) => ({
    notation: t.exposeString('notation', { description: 'Canonical: this text is what `playMove` takes.' }),
    seat: t.expose('seat', {
      type: SeatEnum,
      description: 'Who makes it: where both may act, as over the score of go, each has acts of their own.',
    }),
    label: t.string(
      sentence(
        'What it does, in a few words for a list of moves, such as `13/7 8/7*, hits 1 man`; its notation, where the game has no words for it.',
        ({ label }) => label,
      ),
    ),
  }),
});

builder.objectRef<LabelledMove>('PlainMove').implement({
  description: 'A legal move of a game that has no more to say of it.',
  interfaces: [LegalMoveInterface],
});

builder.objectRef<AnyPosition>('PlainPosition').implement({
  description: 'A position of a game that has no board of its own here.',
  interfaces: [GamePositionInterface],
});

const MovePreviewedType = builder.objectRef<Preview>('MovePreviewed').implement({
  description: 'What a move would do. Nothing was played.',
  fields: (t) => ({
    notation: t.exposeString('notation', { description: 'The move in canonical notation.' }),
    moment: t.expose('moment', { type: GameMomentInterface, description: 'The game as it would stand after it.' }),
  }),
});

/** What a move would do, or why it is none. */
export const MovePreviewUnion = builder.unionType('MovePreview', {
  description: 'What a move would do, or why it cannot be played.',
  types: [MovePreviewedType, IllegalMoveType],
  resolveType: (value) => ('moment' in value ? 'MovePreviewed' : 'IllegalMove'),
});
