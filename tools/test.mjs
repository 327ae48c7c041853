import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './commands/ready.mjs';

await ensureInstalled();
const child = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', path.join(root, 'tools/check/main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
