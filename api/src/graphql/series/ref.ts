import type { SeriesKind } from '#formats/rules';
import { builder } from '../builder.ts';
import { seriesName } from '../global-id.ts';
import { SeriesInterface } from '../refs.ts';

/** The type of the series of a kind; the format that brings it adds the fields that they have besides. */
export function seriesType(kind: SeriesKind, description: string) {
  return builder.prismaObject('Series', {
    variant: seriesName(kind),
    description,
    interfaces: [builder.nodeInterfaceRef(), SeriesInterface],
  });
}
