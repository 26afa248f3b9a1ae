/** The most of a track that is shared out evenly among its stops, however many they are. */
const EVENLY = 0.75;
/** The least part of a track that lies between two stops, where there are few. */
const LEAST = 0.01;

/** Where instants lie on a track, from 0 at its first stop to 1 at its end. */
export interface TrackScale {
  /** Of each stop in their order, and at last of the end. */
  readonly places: readonly number[];
  partOf(instant: number): number;
  /** The stop nearest to a part of the track; as many as there are: the end. */
  nearest(part: number): number;
}

/** A scale of time on which no stop hides another: what follows one another at once lies apart, however long nothing happens later. */
export function trackScale(stops: readonly { readonly at: number }[], end: number): TrackScale {
  const instants = [...stops.map(({ at }) => at), end];
  const [first = end] = instants;
  const gaps = Math.max(1, stops.length);
  const least = Math.min(LEAST, EVENLY / gaps);
  const byTime = end > first ? (1 - least * gaps) / (end - first) : 0;
  const whole = end > first ? 1 : least * gaps;
  const places = instants.map((at, index) => (least * index + byTime * (at - first)) / whole);
  return {
    places,
    partOf(instant) {
      const index = instants.findLastIndex((at) => at <= instant);
      const [at, next] = [instants[index], instants[index + 1]];
      const [from = 0, to = 1] = [places[index], places[index + 1]];
      if (at === undefined || next === undefined) return index < 0 ? 0 : 1;
      return next > at ? from + ((to - from) * (instant - at)) / (next - at) : from;
    },
    nearest(part) {
      const distances = places.map((one) => Math.abs(one - part));
      return distances.lastIndexOf(Math.min(...distances));
    },
  };
}
