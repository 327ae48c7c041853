import { spawn } from 'node:child_process';
import { root } from '../commands/ready.mjs';

export interface Ended { readonly code: number; readonly output: string }

/** Runs one Node program of node_modules; `show` lets its output through as it comes. */
export const runNode = (args: readonly string[], { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
