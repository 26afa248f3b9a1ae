import type { DemoPart } from '../application/demo/demo-part.ts';
import { championshipDemo } from './kiba/application/championship/demo.ts';
import { knockoutDemo } from './knockout/application/demo/knockout.ts';
import { titleDemo } from './kuksu/application/demo/title.ts';
import { kibaOneDemo } from './round-robin/application/demo/kiba-one.ts';
import { openDemo } from './round-robin/application/demo/opens.ts';
import { verandaDemo } from './round-robin/application/demo/veranda.ts';
import { swissDemo } from './swiss/application/demo.ts';

/** The parts of the demo world, in the order in which they are made. */
export const DEMO_PARTS: readonly DemoPart[] = [
  kibaOneDemo,
  openDemo,
  verandaDemo,
  championshipDemo,
  titleDemo,
  knockoutDemo,
  swissDemo,
];
