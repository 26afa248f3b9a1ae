/** Of variants that are tested alike, with what differs most first: the first `daily` of them in the daily run, and all when BARAZA_LONG is 1. */
export function triedVariants<Variant>(all: readonly Variant[], daily: number): readonly Variant[] {
  return process.env['BARAZA_LONG'] === '1' ? all : all.slice(0, daily);
}
