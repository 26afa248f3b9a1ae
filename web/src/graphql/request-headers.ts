import { linkHeaders } from '../link/kept-link.ts';

/** In which language the server shall answer: that in which the page is shown, whatever the browser prefers. */
export const languageHeaders = (): Readonly<Record<string, string>> => ({
  'accept-language': document.documentElement.lang,
});

/** What every operation says, over HTTP and over the socket: who asks, and in which language. */
export const requestHeaders = (): Readonly<Record<string, string>> => ({ ...languageHeaders(), ...linkHeaders });
