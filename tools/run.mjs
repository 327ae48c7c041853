// node tools/run.mjs <file.ts> [arguments]: runs one TypeScript tool. Stdout contains only the tool's output.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { followParent } from './commands/follow-parent.mjs';
import { ensureInstalled, root } from './commands/ready.mjs';

followParent();
await ensureInstalled();
const [file, ...rest] = process.argv.slice(2);
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const child = spawn(process.execPath, [tsx, path.join(root, file), ...rest], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
