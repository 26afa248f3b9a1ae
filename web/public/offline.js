// What this device has kept of its reader's games, in the language in which it was kept; only to be read.
const part = (name, text, className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className });

document.getElementById('again').addEventListener('click', () => location.reload());

/** Goes back to the page itself as soon as the server answers. */
const look = () =>
  fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
const EVERY = 5_000;
addEventListener('online', look);
setInterval(look, EVERY);

const kept = await caches.match('/offline/my-games.json', { cacheName: 'baraza-my-games' });
if (kept !== undefined) {
  const { lang, title, said, asOf, again, games } = await kept.json();
  document.documentElement.lang = lang;
  document.title = `${title} · Baraza`;
  document.querySelector('h1').textContent = title;
  document.getElementById('said').textContent = said;
  document.getElementById('as-of').textContent = asOf;
  document.getElementById('again').textContent = again;
  for (const { opponent, tournament, awaited, deadline, isTurn } of games) {
    const row = part('li', '', isTurn ? 'turn' : '');
    row.append(part('b', opponent), part('span', deadline), part('small', tournament), part('small', awaited));
    document.getElementById('games').append(row);
  }
}
