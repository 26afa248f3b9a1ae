import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { useSowing, type Sowing } from '../boards/use-sowing.ts';
import { useListening } from '../ui/listening.ts';
import { live } from '../ui/live.ts';
import { motionPaused } from './motion.ts';

/** A game in which seeds are sown, as far as its view must know it. */
export interface SownGame<Moment, Frame> {
  readonly id: () => string;
  /** The ply that is looked at, and whether that is the present. */
  readonly shown: () => number;
  readonly isPresent: () => boolean;
  /** Asks for the game after a ply; null: it is not to be had. */
  ask(ply: number): Promise<Moment | null>;
  /** The game after a ply, if it came with the page. */
  handed(ply: number): Moment | null;
  /** The present without how it came about, for as long as that is not known. */
  bare(): Moment;
  /** The boards on the way from a moment to the next. */
  frames(from: Moment, to: Moment): readonly Frame[];
}

export interface SownMoments<Moment, Frame> {
  /** What the board shows now; null before the first answer. */
  readonly moment: Readonly<ShallowRef<Moment | null>>;
  readonly sowing: Pick<Sowing<Frame>, 'frame' | 'pace'>;
  /** Takes a moment that an event has brought, so that it need not be asked for. */
  know(moment: Moment): void;
  /** Ends whatever is being sown at the final position. */
  skip(): void;
}

const CATCH_UP = 3;

/**
 * Follows the ply that is looked at. One step on, and up to three moves that have just been played, are sown seed by seed;
 * everything else is shown at once.
 */
export function useSownMoments<Moment extends { readonly ply: number }, Frame>({
  id,
  shown,
  isPresent,
  bare,
  ...game
}: SownGame<Moment, Frame>): SownMoments<Moment, Frame> {
  const sowing = useSowing<Frame>();
  const moment: ShallowRef<Moment | null> = shallowRef(null);
  let run = 0;
  /** The ply that the run is on its way to. */
  let target = shown();

  const known = new Map<number, Moment>();
  const ask = async (ply: number): Promise<Moment | null> => known.get(ply) ?? game.ask(ply);
  /** Shows the way to a moment and then the moment, also where the sowing is ended before its time. */
  const sow = (from: Moment, to: Moment): Promise<void> =>
    new Promise((done) => {
      sowing.play(game.frames(from, to), () => {
        moment.value = to;
        done();
      });
    });

  async function follow(ply: number): Promise<void> {
    target = ply;
    // A move that is played while another is sown waits until that one is over.
    if (sowing.frame.value && isPresent() && ply - (moment.value?.ply ?? ply) <= CATCH_UP) return;
    const mine = ++run;
    sowing.finish();
    const from = moment.value;
    const steps = from ? ply - from.ply : 0;
    const moves = steps > 0 && steps <= (isPresent() ? CATCH_UP : 1) && !motionPaused.value;
    for (let next = moves && from ? from.ply + 1 : ply; next <= target; next += 1) {
      const reached = await ask(next);
      if (mine !== run) return;
      if (!reached) break;
      if (moves && moment.value) await sow(moment.value, reached);
      if (mine !== run) return;
      moment.value = reached;
    }
    if (moment.value?.ply !== target && isPresent()) moment.value = bare();
  }

  function skip(): void {
    if (!sowing.frame.value) return;
    const mine = ++run;
    sowing.finish();
    void ask(target).then((reached) => {
      if (mine === run && reached) moment.value = reached;
    });
  }

  const begin = (): void => {
    sowing.finish();
    moment.value = isPresent() ? bare() : game.handed(shown());
    void follow(shown());
  };
  begin();
  watch(shown, (ply) => void follow(ply));
  watch(live.epoch, () => void follow(shown()));
  watch(id, () => {
    known.clear();
    begin();
  });
  watch(motionPaused, (paused) => paused && skip());

  useListening('window', ['pointerdown'], skip);
  useListening('window', ['keydown'], skip, { capture: true });
  onScopeDispose(() => void (run += 1));
  const know = (told: Moment): void => void known.set(told.ply, told);
  return { moment, sowing: { frame: sowing.frame, pace: sowing.pace }, know, skip };
}
