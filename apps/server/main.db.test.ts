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

test('a server stopped during start-up leaves no database running', async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const ended = new Promise<number | null>((done) => server.once('exit', done));
  await expect.poll(() => existsSync(pidFile), { timeout: 60_000, interval: 5 }).toBe(true);
  server.kill('SIGTERM');
  expect([await ended, said, existsSync(pidFile)]).toEqual([0, '', false]);
}, 90_000);
