import { useI18n } from 'vue-i18n';
import { hrefOf } from '../sandbox/place.ts';
import { showToast } from '../ui/toast.ts';

/** Passes the address of a page of this site on. */
export interface Sharing {
  /** Hands it to another program, of the reader's choice, where the browser can; else copies it. */
  share(path: string, title: string): Promise<void>;
  /** Copies it, and says so; where that is not allowed, says the address. */
  copy(path: string): Promise<void>;
}

export function useShare(): Sharing {
  const { t } = useI18n();
  const addressOf = (path: string): string => location.origin + hrefOf(path);

  async function copy(path: string): Promise<void> {
    const address = addressOf(path);
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    showToast({ text: isCopied ? t('share.copied') : t('share.notCopied', { address }) });
  }

  return {
    copy,
    async share(path, title) {
      if (!('share' in navigator)) return copy(path);
      try {
        await navigator.share({ title, url: addressOf(path) });
      } catch (failure) {
        // Who thinks better of it has nothing to be told.
        if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy(path);
      }
    },
  };
}
