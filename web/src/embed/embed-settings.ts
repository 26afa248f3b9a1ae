import type { LocationQuery } from 'vue-router';
import type { AskedTheme } from '../shell/asked-theme.ts';

/** How large what is framed stands in its frame: the size of its letters for that of the dashboard. */
export const embedSizes = { small: 0.85, medium: 1, large: 1.25 } as const;
export type EmbedSize = keyof typeof embedSizes;
export const sizeKeys = ['small', 'medium', 'large'] as const satisfies readonly EmbedSize[];

/** What an address of something framed says of its look. */
export interface EmbedSettings {
  /** A colour of CSS; null: the one of the theme. */
  readonly background: string | null;
  readonly size: EmbedSize;
}

/** Reads an address such as `?bg=transparent&size=small`; `bg` is `transparent`, or a colour by three, six or eight figures. */
export function embedSettings({ bg, size }: LocationQuery): EmbedSettings {
  const [, figures] = /^#?((?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8}))$/i.exec(typeof bg === 'string' ? bg : '') ?? [];
  return {
    background: bg === 'transparent' ? bg : figures === undefined ? null : `#${figures}`,
    size: sizeKeys.find((key) => key === size) ?? 'medium',
  };
}

/** What somebody has chosen for a frame; an empty background and language: as usual. */
export interface ChosenEmbed {
  readonly theme: AskedTheme;
  readonly background: string;
  readonly lang: string;
  readonly size: EmbedSize;
}

/** The path of something that is framed, with what was chosen and is not as usual. */
export function embedPath(part: string, id: string, { theme, background, lang, size }: ChosenEmbed): string {
  const said = new URLSearchParams();
  if (theme !== 'auto') said.set('theme', theme);
  if (background !== '') said.set('bg', background.replace(/^#/, ''));
  if (lang !== '') said.set('lang', lang);
  if (size !== 'medium') said.set('size', size);
  const query = said.size > 0 ? `?${said}` : '';
  return `/embed/${part}/${encodeURIComponent(id)}${query}`;
}
