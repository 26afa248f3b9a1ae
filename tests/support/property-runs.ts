/** How often a property is tried: the small number in the daily run, the large one when BARAZA_LONG is 1. */
export function propertyRuns(daily: number, long: number): { readonly numRuns: number } {
  return { numRuns: process.env['BARAZA_LONG'] === '1' ? long : daily };
}
