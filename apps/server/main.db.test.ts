import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mavuno-main-'));
const pidFile = path.join(dataDir, 'database/postgres/postmaster.pid');
afterEach(() => {
  if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  rmSync(dataDir, { recursive: true, force: true });
});

const baseEnv = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1' };

const runMain = (env: NodeJS.ProcessEnv) => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/main.ts'], {
    env: { ...baseEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  const exitCode = new Promise<number | null>((done) => server.once('exit', done));
  return { server, exitCode, output: () => output };
};

test('a server stopped during start-up leaves no database running', async () => {
  const { server, exitCode, output } = runMain({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  await expect.poll(() => existsSync(pidFile), { timeout: 60_000, interval: 5 }).toBe(true);
  server.kill('SIGTERM');
  expect([await exitCode, output(), existsSync(pidFile)]).toEqual([0, '', false]);
}, 90_000);

test('a development server prints its address and how to stop it, and nothing about requests or a clean stop', async () => {
  const { server, exitCode, output } = runMain({ NODE_ENV: 'development', LOG_LEVEL: '' });
  await expect.poll(output, { timeout: 60_000 }).toContain('Ctrl-C');
  const [address] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  server.kill('SIGINT');
  expect(await exitCode).toBe(0);
  expect(output().trim().split('\n')).toEqual([
    'Starting the database and the server…',
    `Mail is not sent: each one is written to ${path.join(dataDir, 'outbox')}`,
    `Mavuno is ready at ${address}`,
    'Stop it with Ctrl-C. For another port: PORT=3001 npm start',
  ]);
}, 90_000);
