import { onBeforeUnmount, onMounted, type Ref } from 'vue';

const told = 'baraza-embed-height';

/** Tells the page around how high this part is in its frame, in pixels, whenever that changes. */
export function useToldHeight(part: Readonly<Ref<HTMLElement | null>>): void {
  const watcher = new ResizeObserver(() => {
    const height = Math.ceil(part.value?.getBoundingClientRect().height ?? 0);
    if (window.parent !== window && height > 0) window.parent.postMessage({ type: told, height }, '*');
  });
  onMounted(() => part.value && watcher.observe(part.value));
  onBeforeUnmount(() => watcher.disconnect());
}

/** The height that a message of a frame tells, in pixels; null: it tells something else, or is of another frame. */
export function heightTold({ data, source }: MessageEvent, frame: HTMLIFrameElement | null): number | null {
  if (frame === null || source !== frame.contentWindow || typeof data !== 'object' || data === null) return null;
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  return type === told && typeof height === 'number' ? height : null;
}
