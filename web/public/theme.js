// Runs before the first paint, so that a chosen theme never flashes the other one, nor what the server has drawn for somebody else: in
// another language than the one that is kept here, with results that are hidden here, or for nobody where one plays by a link. A file, not a line in the page: scripts come from 'self' only.
// What the address asks for by `?theme=` is not kept.
let chosen = new URLSearchParams(location.search).get('theme');
try {
  chosen ??= localStorage.getItem('baraza.theme');
  const language = localStorage.getItem('baraza.language');
  const isOther = language !== null && language !== document.documentElement.lang && !/[?&]lang=/.test(location.search);
  const hidden = localStorage.getItem('baraza.hidden') ?? '[]';
  if (isOther || hidden !== '[]' || sessionStorage.getItem('baraza-link') !== null)
    document.documentElement.dataset.drawnForOthers = '';
} catch {
  // Storage is closed to us: the system's theme it is.
}
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
