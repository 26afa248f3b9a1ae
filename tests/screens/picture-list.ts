import { looksOf } from './looks.ts';
import type { View } from './toured.ts';

const STYLE = 'body{font-family:sans-serif}div{display:flex;gap:1rem}img{max-height:26rem;border:1px solid #999}';

/** A page that shows all pictures of these views, beside one another by view. */
export function pictureList(views: readonly View[]): string {
  const rows = views.map((view) => {
    const { name } = view;
    const pictures = looksOf(view).map(
      (look) => `<img src="${look.name}/${name}.jpg" alt="${name}, ${look.name}" loading="lazy">`,
    );
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Baraza, every view</title><style>${STYLE}</style>${rows.join('\n')}\n`;
}
