// Unpacks the Chromium of its package, and the packed libraries that the argument names, into the temporary folder of this process.
import packed, { inflate } from '@sparticuz/chromium';

const [libraries = ''] = process.argv.slice(2);
await packed.executablePath();
await inflate(libraries);
