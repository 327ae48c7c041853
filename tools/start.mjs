import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './commands/build-state.mjs';
import { followParent } from './commands/follow-parent.mjs';
import { ensureInstalled, loadSettings, root } from './commands/ready.mjs';

followParent();
await ensureInstalled();
await ensureBuilt();
loadSettings();
process.setSourceMapsEnabled(true);
process.chdir(root);
// Runs in this process, so that signals reach the server and no parent holds memory.
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
