import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOf } from '#kit/server/database/embedded/processes.ts';
import { freePort, startServer, type TestServer } from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** Starts the built server and returns its output when it ends. */
const startAndEnd = async (env: Record<string, string>): Promise<{ code: number | null; said: string }> => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
};

test('a second process on the same data folder is refused with a message, and the first keeps running', async () => {
  const { code, said } = await startAndEnd({ DATA_DIR: server.dataDir });
  expect(code).toBe(1);
  expect(said).toMatch(/^Mavuno did not start: The data folder .* is in use by process \d+\./m);
  expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
});

test('an invalid setting stops the start with a message that names it', async () => {
  expect(await startAndEnd({ PORT: 'many' })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/PORT must be a port number/),
  });
});

test('a port in use stops the start with a message that names the process, and no database starts', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mavuno-port-'));
  for (let i = 0; i < 2; i++) {
    const { code, said } = await startAndEnd({ PORT: String(port), DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken by process ${process.pid} (`);
    expect(said).toContain(
      `End it with: kill ${process.pid} – or choose another port: PORT=${port + 1} npm start`,
    );
  }
  expect(readdirSync(dataDir)).toEqual([]);
  holder.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a request in progress is answered before the server stops', async () => {
  const own = await startServer();
  const url = new URL(`${own.origin}/api/auth/sign-up`);
  const body = JSON.stringify({ email: 'late@example.com', password: 'maharagwe-2026-kijani' });
  const request = http.request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  request.flushHeaders();
  // The server sends this once it has the headers and waits for the body.
  await once(request, 'continue');
  request.write(body.slice(0, 10));
  const halted = own.stopProcess();
  await expect.poll(() => fetch(`${own.origin}/api/health`).catch(() => null), { interval: 50 }).toBeNull();
  request.end(body.slice(10));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  await halted;
  await own.restart();
  const known = await fetch(`${own.origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  // A command that the server confirmed is there after the restart.
  expect(known.status).toBe(200);
  await own.stop();
});

const parentOf = (pid: number): number =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  );

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  '%s to `npm start` ends the server and its database',
  async (signal) => {
    const seeded = await startServer();
    await seeded.stopProcess();
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: '',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: seeded.dataDir,
      },
      stdio: 'ignore',
    });
    const exited = once(npm, 'exit');
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/api/ready`).then(
            (r) => r.status,
            () => 0,
          ),
        { timeout: scaled(60_000) },
      )
      .toBe(200);
    const database = Number(
      readFileSync(path.join(seeded.dataDir, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    const started = parentOf(database);
    npm.kill(signal);
    await exited;
    await expect
      .poll(() => [database, started].filter((pid) => startOf(pid) !== null), { timeout: scaled(20_000) })
      .toEqual([]);
    await seeded.stop();
  },
);
