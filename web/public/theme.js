// Runs before the first paint, so that a chosen theme never flashes the other one. A file, not a line in the page: scripts come from 'self' only.
try {
  const chosen = localStorage.getItem('baraza.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is closed to us: the system's theme it is.
}
