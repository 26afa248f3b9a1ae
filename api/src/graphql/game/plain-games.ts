import type { AnyMoment } from '../../application/game-module.ts';
import { gamesHere } from '../../application/registered.ts';
import { GAME_TYPES } from '../../games/graphql.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { builder } from '../builder.ts';
import { GameInterface } from '../refs.ts';
import { nameOf } from '../type-name.ts';
import { GameMomentInterface } from './moment.ts';

for (const [key, about] of gamesHere) {
  if (Object.hasOwn(GAME_TYPES, key)) continue;
  builder.objectRef<GameRecord>(nameOf(key, 'Game')).implement({
    description: `A game that is played here. ${about}`,
    interfaces: [builder.nodeInterfaceRef(), GameInterface],
  });
  builder.objectRef<AnyMoment>(nameOf(key, 'Moment')).implement({
    description: 'Such a game after some of its moves.',
    interfaces: [GameMomentInterface],
  });
}
