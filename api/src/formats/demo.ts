import type { DemoPart } from '../application/demo/demo-part.ts';
import { swissDemo } from './swiss/application/demo.ts';

/** What formats bring to the demo world, in the order in which it is made. */
export const DEMO_PARTS: readonly DemoPart[] = [swissDemo];
