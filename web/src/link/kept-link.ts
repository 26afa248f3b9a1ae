import { isAtServer } from '../ui/listening.ts';

/** A link of a mail by which this tab plays one game for one player. */
export interface KeptLink {
  readonly token: string;
  /** The path of the page of that game. */
  readonly page: string;
  readonly player: string;
}

const place = 'baraza-link';

function readKept(): KeptLink | null {
  if (isAtServer() || location.pathname === '/play') return null;
  try {
    const text = sessionStorage.getItem(place);
    return text === null ? null : (JSON.parse(text) as KeptLink);
  } catch {
    // A frame of another site may keep nothing: it came without a link.
    return null;
  }
}

/**
 * The link of this tab; null for a tab that came without one, and where another is just being opened. It is read once, since
 * client and socket begin with it.
 */
export const keptLink: KeptLink | null = readKept();

/** What says who asks: nothing for a tab without a link, whose session is a cookie. */
export const linkHeaders: Readonly<Record<string, string>> =
  keptLink === null ? {} : { authorization: `Link ${keptLink.token}` };

/** Lets this tab play by a link. It is kept for the tab alone and until it is closed; a page that begins anew plays by it. */
export function keepLink(link: KeptLink): void {
  sessionStorage.setItem(place, JSON.stringify(link));
}

/** Lets this tab be who is signed in, once it begins anew. */
export function dropLink(): void {
  sessionStorage.removeItem(place);
}
