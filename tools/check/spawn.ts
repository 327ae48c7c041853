import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../commands/ready.mjs';

interface ProcessResult {
  readonly code: number;
  readonly output: string;
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs a Node program from node_modules; `show` prints its output as it arrives. An `env` value of '' unsets
 * the variable.
 */
export const runNode = (
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<ProcessResult> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
