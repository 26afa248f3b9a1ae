import type { LocationQuery } from 'vue-router';
import type { AskedTheme } from '../shell/asked-theme.ts';

/** How long a sheet of a wall stands, in seconds, and how many boards stand on one. */
export const wallBounds = {
  every: { least: 10, usual: 30, most: 3_600 },
  boards: { least: 1, usual: 12, most: 60 },
} as const;

/** What an address says of how a wall goes on. */
export interface WallSettings {
  /** The keys of the views that are shown, in their order; empty: all that there are. */
  readonly views: readonly string[];
  /** Seconds for each sheet. */
  readonly every: number;
  /** The most boards on one sheet. */
  readonly boards: number;
}

function within({ least, usual, most }: { least: number; usual: number; most: number }, asked: unknown): number {
  const number = typeof asked === 'string' && asked !== '' ? Number(asked) : Number.NaN;
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : usual;
}

/** Reads an address such as `?views=boards,crosstable&every=30`; what it does not say is as usual. */
export function wallSettings({ views, every, boards }: LocationQuery): WallSettings {
  const named = typeof views === 'string' ? views.split(',').map((view) => view.trim()) : [];
  return {
    views: named.filter((view) => view !== ''),
    every: within(wallBounds.every, every),
    boards: within(wallBounds.boards, boards),
  };
}

/** The query of such an address, which says only what is not as usual, but the look always. */
export function wallQuery(
  { views, every, boards }: WallSettings,
  { theme, lang }: { readonly theme: AskedTheme; readonly lang: string | null },
): string {
  const said = new URLSearchParams();
  if (views.length > 0) said.set('views', views.join(','));
  if (every !== wallBounds.every.usual) said.set('every', String(every));
  if (boards !== wallBounds.boards.usual) said.set('boards', String(boards));
  said.set('theme', theme);
  if (lang !== null) said.set('lang', lang);
  return said.toString().replaceAll('%2C', ',');
}
