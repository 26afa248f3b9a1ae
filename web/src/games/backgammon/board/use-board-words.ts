import { useI18n } from 'vue-i18n';
import { cubeFace, manColour, type BackgammonBoardPosition, type Seat } from './position.ts';

/** What is said of a board in words, for who listens to it. */
export interface BoardWords {
  /** White or Black. */
  side(seat: Seat): string;
  /** As "5 white men". */
  men(seat: Seat, count: number): string;
  /** Whose the cube is, and what it shows. */
  cube(position: Pick<BackgammonBoardPosition, 'cube' | 'crawford' | 'phase' | 'onRoll'>): string;
}

/** Words in the reader’s language. */
export function useBoardWords(): BoardWords {
  const { t } = useI18n();
  const side = (seat: Seat): string => t(`games.BACKGAMMON.side.${manColour(seat)}`);
  return {
    side,
    men: (seat, count) => t(`games.BACKGAMMON.men.${manColour(seat)}`, { n: count }),
    cube({ cube, crawford, phase, onRoll }) {
      if (crawford === 'NOW') return t('games.BACKGAMMON.cube.crawford');
      if (phase === 'DOUBLED' && onRoll)
        return t('games.BACKGAMMON.cube.offered', { n: cube.value * 2, side: side(onRoll) });
      if (cube.owner === null) return t('games.BACKGAMMON.cube.middle', { face: cubeFace(cube.value), n: cube.value });
      return t('games.BACKGAMMON.cube.owned', { n: cube.value, side: side(cube.owner) });
    },
  };
}
