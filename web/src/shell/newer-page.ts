import type { Router } from 'vue-router';

/**
 * Loads the page anew where somebody follows a link to a part of it that the server has no more, as a newer version has taken the place of the
 * one that he has open. Where the server does not answer he stays where he is, and where the page was loaded for that very part nothing is
 * tried again.
 */
export function loadNewerPages(router: Router): void {
  let missing: unknown;
  // Vite tells it before the import fails, with the same error.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing = payload;
  });
  router.onError(async (error: unknown, to) => {
    const { href } = router.resolve(to);
    const { pathname, search, hash } = window.location;
    if (error !== missing || href === `${pathname}${search}${hash}`) return;
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok === true) window.location.assign(href);
  });
}

const OWN = /<script[^>]+type="module"[^>]+src="(\/assets\/[^"]+)"/;

/** Whether the server has another page than the one that is loaded here; false where it does not say. */
export async function hasNewerPage(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  const served = answer?.ok === true ? OWN.exec(await answer.text())?.[1] : undefined;
  return served !== undefined && document.querySelector(`script[src="${served}"]`) === null;
}
