// Writes docs/limits.md from the limits that the server counts by.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitsDocument } from './limits-document.ts';

writeFileSync(join(import.meta.dirname, '../../../docs/limits.md'), limitsDocument());
