import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/commands/ready.mjs';

const READY_MS = 60_000;
const MAX_LOG = 64_000;

export interface TestServer {
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: () => number;
  /** Milliseconds from the start of the process to its ready line. */
  readonly readyMs: () => number;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Stops gracefully and keeps the data. */
  stopProcess(): Promise<void>;
  restart(): Promise<void>;
  /** The last 64 KB of the server's output. */
  log(): string;
  /** Gracefully, and deletes the data. */
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const waitForExit = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

const waitUntilReady = (child: ChildProcess, log: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The server was not ready in time:\n${log()}`)),
      READY_MS,
    );
    child.stdout?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-1000);
      if (output.includes('Mavuno is ready at')) {
        clearTimeout(timer);
        resolve();
      }
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${log()}`));
    });
  });

/** Servers whose logs are saved when a test fails. */
export const runningServers = new Set<TestServer>();

/**
 * A new data folder, copied from the prepared one where it exists (`build.ts`). Postgres requires its owner
 * and permissions.
 */
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-e2e-'));
  if (process.env['E2E_BEGUN']) execFileSync('cp', ['-a', `${process.env['E2E_BEGUN']}/.`, folder]);
  return folder;
};

/** The built server, on its own port and data folder. */
export const startServer = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const dataDir = env.DATA_DIR ?? newFolder();
  const port = env.PORT ? Number(env.PORT) : await freePort();
  let child: ChildProcess | undefined;
  let readyMs = 0;
  let printed = '';
  const log = (): string => printed;

  const start = async (): Promise<void> => {
    const from = performance.now();
    child = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'dist/server/main.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'test',
        DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
        ...env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-MAX_LOG);
      });
    await waitUntilReady(child, log).catch((error: unknown) => {
      child?.kill('SIGKILL');
      throw error;
    });
    readyMs = performance.now() - from;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child) return;
    child.kill(signal);
    await waitForExit(child);
  };

  await start();
  const server: TestServer = {
    origin: `http://localhost:${port}`,
    dataDir,
    pid: () => child?.pid ?? 0,
    readyMs: () => readyMs,
    kill: () => end('SIGKILL'),
    stopProcess: () => end('SIGTERM'),
    restart: start,
    log,
    stop: async () => {
      await end('SIGTERM');
      runningServers.delete(server);
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  runningServers.add(server);
  return server;
};
