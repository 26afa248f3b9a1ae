import type { DemoRegulars } from '../application/demo/demo-part.ts';
import { baoRegulars } from './bao/application/demo.ts';

/** Whose bots several parts of the demo world share. */
export const DEMO_REGULARS: DemoRegulars = baoRegulars;
