/** Where what is typed is meant for something else. */
const TAKEN = 'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"]';

/** Whether a key asks for the search: `/` by itself, while nothing else takes what is typed. */
export function meansSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return (
    !(target instanceof Element && target.closest(TAKEN) !== null) && document.querySelector('dialog[open]') === null
  );
}
