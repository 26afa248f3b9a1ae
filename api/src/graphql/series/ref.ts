import type { SeriesKind } from '#formats/rules';
import type { SeriesRecord } from '../../store/reading/series.ts';
import { builder } from '../builder.ts';
import { seriesName } from '../global-id.ts';

/** The type of the series of a kind, named before it is described by the format that brings it. */
export function seriesRef(kind: SeriesKind) {
  return builder.objectRef<SeriesRecord>(seriesName(kind));
}
