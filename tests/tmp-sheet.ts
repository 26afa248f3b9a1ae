import { readFileSync } from 'node:fs';
import { sharedBrowser } from './support/browser.ts';
const p = await (await sharedBrowser()).newPage({ viewport: { width: 1460, height: 1320 } });
await p.setContent(
  process.argv
    .slice(3)
    .map((f) => `<img style="width:720px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`)
    .join(''),
);
await p.screenshot({ path: process.argv[2]! });
process.exit(0);
