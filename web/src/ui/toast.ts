import { readonly, shallowRef } from 'vue';

/** One short message that something was done; `to` leads on from it. */
export interface Toast {
  readonly text: string;
  readonly to?: { readonly label: string; readonly path: string };
}

const shown = shallowRef<Toast | null>(null);
let going: ReturnType<typeof setTimeout> | undefined;

export const currentToast = readonly(shown);

export function dismissToast(): void {
  clearTimeout(going);
  shown.value = null;
}

/** Shows one message, in place of the one before it. It leaves after 6 s, unless it leads somewhere. */
export function showToast(toast: Toast): void {
  dismissToast();
  shown.value = toast;
  if (toast.to === undefined) going = setTimeout(dismissToast, 6_000);
}
