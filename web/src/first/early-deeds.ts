/** Does something again, once the code is there that it was meant for. */
type Deed = () => void;

const isField = (at: EventTarget | null): at is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement;

/**
 * Keeps what is pressed, sent and written on a page whose code is not there yet; links need none. The answer does all of it in its order,
 * where it is still to be found, and keeps nothing more.
 */
export function keepEarlyDeeds(): Deed {
  const deeds: Deed[] = [];
  const over = new AbortController();
  const keep = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    deedOf: (event: DocumentEventMap[Kind]) => Deed | null,
  ) =>
    document.addEventListener(
      kind,
      (event) => {
        const deed = deedOf(event);
        if (deed !== null) deeds.push(deed);
      },
      { capture: true, signal: over.signal },
    );

  keep('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.type === 'submit') return null;
    return () => button.isConnected && button.click();
  });
  keep('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return null;
    event.preventDefault();
    const form = event.target;
    return () => form.isConnected && form.requestSubmit();
  });
  keep('input', ({ target }) => {
    if (!isField(target)) return null;
    const { value } = target;
    const checked = target instanceof HTMLInputElement && target.checked;
    return () => {
      if (!target.isConnected) return;
      target.value = value;
      if (target instanceof HTMLInputElement) target.checked = checked;
      for (const kind of ['input', 'change']) target.dispatchEvent(new Event(kind, { bubbles: true }));
    };
  });
  return () => {
    over.abort();
    for (const deed of deeds) deed();
  };
}
