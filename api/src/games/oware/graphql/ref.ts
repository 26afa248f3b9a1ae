import { boardGameRef } from '../../../graphql/game/ref.ts';

export const OwareGameType = boardGameRef('OWARE');
