// Runs before the first paint. What somebody does on a page that the server has drawn, before the code is there that it is meant for, is kept,
// and done again in its order once that has come. Links, fields and switches do by themselves what they do; nothing else is told of it until
// then, so that each deed is done once.
{
  const KINDS = [
    'pointerdown',
    'click',
    'keydown',
    'focus',
    'blur',
    'focusin',
    'focusout',
    'input',
    'change',
    'submit',
  ];
  /** Whose click does by itself what it does. */
  const BY_THEMSELVES = 'a[href], label, input, select, textarea, option, summary';

  const deeds = [];
  /** What the fields hold in which something was written or chosen, the last of them last. */
  const written = new Map();
  const over = new AbortController();
  let isDoing = false;

  const isField = (at) =>
    at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement;
  const isSwitch = ({ type }) => type === 'checkbox' || type === 'radio';
  const heldBy = (field) => (isSwitch(field) ? field.checked : field.value);
  function hold(field, held) {
    if (isSwitch(field)) field.checked = held;
    else if (field.type !== 'file') field.value = held;
  }

  /** Tells the page of it as if it happened now. */
  const tellAgain = (event) => {
    const { target } = event;
    return () => target.dispatchEvent(new event.constructor(event.type, event));
  };

  function writtenAgain(event) {
    const field = event.target;
    if (!isField(field)) return null;
    written.delete(field);
    written.set(field, heldBy(field));
    const tell = tellAgain(event);
    return () => {
      // What it holds by now: more may be written into it meanwhile.
      hold(field, written.get(field));
      tell();
    };
  }

  function sentAgain(event) {
    event.preventDefault();
    const { target: form, submitter } = event;
    return () => form.requestSubmit(submitter?.form === form ? submitter : null);
  }

  function pressedAgain(event) {
    const button = event.target.closest('button');
    if (button === null && event.target.closest(BY_THEMSELVES)) return null;
    // The form is sent by it, and tells that itself.
    if (button?.type === 'submit' && button.form !== null) return null;
    // What it opens finds its place by the code.
    event.preventDefault();
    return tellAgain(event);
  }

  const AGAIN = { click: pressedAgain, submit: sentAgain, input: writtenAgain, change: writtenAgain };

  function keep(event) {
    const { target, type } = event;
    if (isDoing || !(target instanceof Element)) return;
    event.stopPropagation();
    const again = (AGAIN[type] ?? tellAgain)(event);
    if (again !== null) deeds.push(() => target.isConnected && again());
  }
  for (const kind of KINDS) addEventListener(kind, keep, { capture: true, signal: over.signal });

  function doIt(deed) {
    isDoing = true;
    try {
      deed();
    } catch (failure) {
      reportError(failure);
    } finally {
      isDoing = false;
    }
  }

  globalThis.earlyDeeds = {
    isThere: () => deeds.length > 0,
    putBack() {
      for (const [field, held] of written) hold(field, held);
    },
    async doAgain() {
      for (let deed = deeds.shift(); deed !== undefined; deed = deeds.shift()) {
        doIt(deed);
        // What comes of it is there before the next, be it another address.
        await new Promise((resolve) => setTimeout(resolve));
      }
      over.abort();
    },
    forget: () => over.abort(),
  };
}
