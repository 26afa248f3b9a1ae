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
