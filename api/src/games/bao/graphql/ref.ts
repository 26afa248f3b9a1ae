import { boardGameRef } from '../../../graphql/game/ref.ts';

export const BaoGameType = boardGameRef('BAO');
