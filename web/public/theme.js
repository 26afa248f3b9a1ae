// Runs before the first paint, so that a chosen theme never flashes the other one. A file, not a line in the page: scripts come from 'self' only.
// What the address asks for by `?theme=` is not kept.
let chosen = new URLSearchParams(location.search).get('theme');
try {
  chosen ??= localStorage.getItem('baraza.theme');
} catch {
  // Storage is closed to us: the system's theme it is.
}
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
