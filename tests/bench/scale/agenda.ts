/** What is to be done in the order of its time, also where doing it adds to it. Costs a move of what is still open for each thing added. */
export class Agenda {
  readonly #open: { readonly at: number; readonly act: (at: number) => void }[] = [];

  add(at: number, act: (at: number) => void): void {
    let [low, high] = [0, this.#open.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      // The next is at the end, where taking it away is cheap.
      if ((this.#open[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.#open.splice(low, 0, { at, act });
  }

  run(): void {
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) next.act(next.at);
  }
}
