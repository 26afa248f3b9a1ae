import { useRouter } from 'vue-router';
import { pathIn } from '../sandbox/place.ts';

/**
 * A click handler for a part with very many links to pages of this site: one listener instead of a component for each link.
 * Anything but a plain click is left to the browser.
 */
export function useFollowLink(): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    event.preventDefault();
    void router.push(pathIn(link.pathname) + link.search + link.hash);
  };
}
