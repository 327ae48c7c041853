import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './commands/ready.mjs';
import { ensureBuilt } from './commands/stale.mjs';

ensureInstalled();
ensureBuilt();
process.setSourceMapsEnabled(true);
process.chdir(root);
// In this same process: signals reach the server directly, and no parent holds memory.
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
