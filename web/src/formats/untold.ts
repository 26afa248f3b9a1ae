import { kibaUntold } from './kiba/untold.ts';
import { knockoutUntold } from './knockout/untold.ts';
import { kuksuUntold } from './kuksu/untold.ts';
import { swissUntold } from './swiss/untold.ts';
import type { UntoldPart } from './untold-part.ts';

/** What events leave untold of what only some formats have; a format that adds no field has no line. */
export const FORMAT_UNTOLD: readonly UntoldPart[] = [kibaUntold, knockoutUntold, kuksuUntold, swissUntold];
