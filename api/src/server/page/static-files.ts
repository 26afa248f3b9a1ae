import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { sendServed, servedAs, type Served } from './coded.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};
/** A page of the guide, which is there where its text lies beside it. */
const GUIDE = /^api\/./;

/**
 * Serves the built web page from its folder. A file under `assets/` has its content in its name and is kept for good by
 * browsers; everything else is asked for again. A path without an extension is a page: index.html, or the one that is given; below `/api`
 * it comes with 404 where the guide has no such page. Written here, since the package `sirv` compresses nothing itself and marks a file by its date, not by its content.
 */
export function staticFiles(
  folder: string,
  page = 'index.html',
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const known = new Map<string, Served>();

  async function load(path: string): Promise<Served | null> {
    const found = known.get(path);
    if (found !== undefined) return found;
    const body = await readFile(join(folder, path)).catch(() => null);
    if (body === null) return null;
    const served = servedAs(TYPES[extname(path)] ?? 'application/octet-stream', body);
    if (!path.startsWith('assets/')) return served;
    // As it was packed when the page was built, smaller than there is time for here.
    const packed = await readFile(join(folder, `${path}.br`)).catch(() => null);
    if (packed !== null) served.bodies.set('br', packed);
    known.set(path, served);
    return served;
  }

  return async (request, response) => {
    const inside = placeInside(request.url ?? '/');
    if (inside === null) return refuse(response);
    const path = extname(inside) === '' ? page : inside;
    const served = await load(path);
    if (served === null) return refuse(response);
    const isThere = path !== page || !GUIDE.test(inside) || (await load(`${inside}.md`)) !== null;
    const immutable = path.startsWith('assets/');
    response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    await sendServed(request, response, served, isThere ? 200 : 404);
  };
}

/** Which place of the folder an address names, without a slash at its ends; null: none that may be read. */
function placeInside(url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const inside = normalize(path).replaceAll(/^[/\\]+|[/\\]+$/g, '');
  return inside.split(sep).includes('..') ? null : inside;
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing at this address.\n');
}
