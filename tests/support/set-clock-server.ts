import './set-clock.mjs';

// The server as `npm start` runs it, on a machine whose clock can be set.
await import(new URL('../../api/dist/main.js', import.meta.url).href);
