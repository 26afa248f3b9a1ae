import { boardGameRef } from '../../../graphql/game/ref.ts';

export const GoGameType = boardGameRef('GO');
