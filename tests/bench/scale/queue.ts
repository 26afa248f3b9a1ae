/** Servers that do one thing after the other, each its own; in milliseconds of the simulated time. */
export class Lanes {
  readonly #freeAt: Float64Array;
  #busy = 0;

  constructor(count: number) {
    this.#freeAt = new Float64Array(count);
  }

  /** Does work of so long in the lane that is free first, from `at` on; answers when it is done. Costs the number of lanes. */
  do(at: number, long: number): number {
    let first = 0;
    for (let lane = 1; lane < this.#freeAt.length; lane += 1)
      if ((this.#freeAt[lane] ?? 0) < (this.#freeAt[first] ?? 0)) first = lane;
    const done = Math.max(at, this.#freeAt[first] ?? 0) + long;
    this.#freeAt[first] = done;
    this.#busy += long;
    return done;
  }

  /** The share of the time until `until` in which the lanes had something to do. */
  used(until: number): number {
    return this.#busy / (until * this.#freeAt.length);
  }
}
