// Shows notices while no page is open, and my games as they were last known where the server cannot be reached. It answers for nothing else, so
// that nothing is ever older than the server has it.
const SHELL = 'baraza-offline';
const FILES = ['/offline.html', '/offline.css', '/offline.js'];

addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(fresh))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(request, preloadResponse));
  else if (origin === location.origin && FILES.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

/** The page as the server has it; without a server, what is kept here. */
async function page(request, preloaded) {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error();
  }
}

addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = event.data.json();
  const icon = '/icon-192.png';
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: { path } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, location.origin).href));
});

/** Goes to a page that is open, and leads it there, or opens one. */
async function open(href) {
  const [first] = await clients.matchAll({ type: 'window' });
  if (first === undefined) return clients.openWindow(href);
  await first.focus();
  return first.url === href ? first : first.navigate(href);
}
