import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { fullWorld, type FullWorld } from './full-world.ts';
import { inspectorOf, type Inspector } from './inspector.ts';

type Path = (at: FullWorld['at']) => string;
/** A page by what it is, with its path. */
export type Place = readonly [name: string, path: Path];
/** The same, and what is done there before it is judged. */
export type Doing = readonly [...place: Place, doing: (page: Page) => Promise<void>];
/** The same, and the button that opens a dialog there, or null. */
export type Asking = readonly [...place: Place, button: string | null];

/** A full world for the tests of one file, its dashboard and who judges its pages; nothing may go wrong in the browser meanwhile. */
export interface Inspected extends Inspector {
  dashboard(): Dashboard;
  world(): FullWorld;
  at(): FullWorld['at'];
}

export function inspected(): Inspected {
  let dashboard: Dashboard;
  let world: FullWorld;
  beforeAll(async () => {
    dashboard = await openDashboard();
    world = await fullWorld(dashboard.server);
  });
  afterEach(() => dashboard.expectSound());
  afterAll(() => dashboard.close());
  return { ...inspectorOf(() => dashboard), dashboard: () => dashboard, world: () => world, at: () => world.at };
}
