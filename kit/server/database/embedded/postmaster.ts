import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { clusterPath, processOptions } from './cluster.ts';
import { DatabaseStartError } from './failure.ts';
import type { Identity } from './identity.ts';
import { commandOf, folderOf, startOf } from './processes.ts';

const READY_TIMEOUT_MS = 60_000;
const FAST_STOP_TIMEOUT_MS = 20_000;

/** Lines of postmaster.pid: pid, folder, start, port, socket folder, address, shared memory, status. */
const readPidFile = (folder: string): string[] => {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
};

const isOurs = (pid: number, folder: string): boolean => {
  if (startOf(pid) === null) return false;
  if (process.platform === 'win32') return true;
  const command = commandOf(pid);
  return (
    command.includes('postgres') &&
    (process.platform === 'linux' ? folderOf(pid) === realpathSync(folder) : command.includes(folder))
  );
};

const waitUntilGone = async (pid: number, folder: string, ms: number): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end; await pause(10)) if (!isOurs(pid, folder)) return true;
  return false;
};

const sendStopSignal = (
  pid: number,
  name: 'SIGINT' | 'SIGQUIT',
  folder: string,
  binaries: Binaries,
): void => {
  // Windows has no signals, so pg_ctl stops the server there.
  if (process.platform === 'win32')
    spawnSync(binaries.pgCtl, ['stop', '-D', folder, '-m', name === 'SIGINT' ? 'fast' : 'immediate', '-W']);
  else if (isOurs(pid, folder)) process.kill(pid, name);
};

/** Fast stop. If a backend hangs, an immediate stop (the log is replayed at the next start). */
export const stopPostmaster = async (pid: number, folder: string, binaries: Binaries): Promise<void> => {
  sendStopSignal(pid, 'SIGINT', folder, binaries);
  if (await waitUntilGone(pid, folder, FAST_STOP_TIMEOUT_MS)) return;
  sendStopSignal(pid, 'SIGQUIT', folder, binaries);
  if (!(await waitUntilGone(pid, folder, 5_000)))
    throw new DatabaseStartError(`PostgreSQL (process ${pid}) does not stop.`);
};

/**
 * Makes the folder ready for a start: stops a server whose Node was killed, and deletes a pid file whose
 * process is dead, a zombie, or another program by now. PostgreSQL's shared-memory check still guards against
 * backends that outlive their postmaster.
 */
export const clearOrphan = async (folder: string, binaries: Binaries): Promise<boolean> => {
  const pid = Number(readPidFile(folder)[0]);
  if (!pid) return false;
  const isRunning = isOurs(pid, folder);
  if (isRunning) await stopPostmaster(pid, folder, binaries);
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return isRunning;
};

export interface ListenAddress {
  readonly socketDir: string | null;
  readonly port: number;
}

/** Sized for a small machine: a village's server idles in a few tens of megabytes. */
const settings = (
  listening: ListenAddress,
  extra: Readonly<Record<string, string>>,
): Record<string, string> => ({
  listen_addresses: listening.socketDir ? '' : '127.0.0.1',
  unix_socket_directories: listening.socketDir ?? '',
  unix_socket_permissions: '0700',
  port: String(listening.port),
  max_connections: '40',
  shared_buffers: '48MB',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  // The worker method needs three more processes.
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Statements and error details contain what users typed.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  ...extra,
});

export interface Postmaster {
  readonly pid: number;
  readonly exited: Promise<void>;
}

const tail = (path: string): string => readFileSync(path, 'utf8').trim().slice(-600);

const waitUntilReady = async (child: ChildProcess, folder: string, logFile: string): Promise<void> => {
  for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end; await pause(5)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new DatabaseStartError(`PostgreSQL did not start: ${tail(logFile)}`);
    const lines = readPidFile(folder);
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
  }
  throw new DatabaseStartError(
    `PostgreSQL was not ready within ${READY_TIMEOUT_MS / 1000} s: ${tail(logFile)}`,
  );
};

/** In its own process group, so that Ctrl-C reaches only Node, which then stops it. */
export const startPostmaster = async (
  binaries: Binaries,
  folder: string,
  identity: Identity | null,
  listening: ListenAddress,
  logFile: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<Postmaster> => {
  const args = Object.entries(settings(listening, extra)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const out = openSync(logFile, 'w', 0o600);
  const child = spawn(binaries.postgres, ['-D', clusterPath(folder, identity), ...args], {
    ...processOptions(folder, identity),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  await waitUntilReady(child, folder, logFile);
  return { pid: child.pid as number, exited };
};
