import { useI18n } from 'vue-i18n';
import type { GoShownPosition, ScoreMarks } from './board/position.ts';
import type { GoStanding } from './go-fragments.ts';
import { acceptScore, disputeScore, markDead, markNeutral, offerNoResult, resumePlay } from './go-acts.ts';
import { errand, type Errand } from '../../game/use-sending.ts';

/** What a player of go may do beside stones and passes. */
export interface GoActs {
  /** Marks the chain on a point as dead, or alive if it was, an empty point as nobody’s, or as somebody’s again. */
  markAt(point: string): void;
  /** Marks the stones that seem dead to the server. */
  takeSuggestion(points: readonly string[]): void;
  /** Accepts the marks of this version. */
  accept(version: number): void;
  resume(): void;
  dispute(): void;
  offerNoResult(): void;
}

/** The game as it stands with what is marked on it. */
export interface ScoredGame {
  readonly id: string;
  readonly scoring: GoStanding['scoring'];
  readonly position: GoShownPosition;
  readonly marks: ScoreMarks | null;
}

/** The acts of a game of go, each sent at once by `act`. */
export function useGoActs(game: () => ScoredGame, act: (given: Errand) => Promise<void>): GoActs {
  const { t } = useI18n();
  const about = () => ({ gameId: game().id });
  const seen = () => ({ ...about(), version: game().scoring?.version ?? null });

  function markAt(point: string): void {
    const { position, marks } = game();
    const isStone = position.stones.black.includes(point) || position.stones.white.includes(point);
    const isMarked = (isStone ? marks?.dead : marks?.neutral)?.includes(point) ?? false;
    const input = () => ({ ...seen(), points: [point] });
    void act(
      isStone
        ? errand(point, markDead, () => ({ ...input(), alive: isMarked }))
        : errand(point, markNeutral, () => ({ ...input(), open: isMarked })),
    );
  }
  return {
    markAt,
    takeSuggestion: (points) =>
      void act(errand(points.join(' '), markDead, () => ({ ...seen(), points: [...points], alive: false }))),
    accept: (version) =>
      void act(errand(game().position.score?.result ?? '', acceptScore, () => ({ ...about(), version }))),
    resume: () => void act(errand(t('games.GO.do.resume'), resumePlay, about)),
    dispute: () => void act(errand(t('games.GO.do.dispute'), disputeScore, about)),
    offerNoResult: () => void act(errand(t('games.GO.offerNoResult'), offerNoResult, about)),
  };
}
