import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const ps = (pid: number, column: string): string => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** Changes with every boot; empty where the system does not provide it. */
export const bootId = (): string => (read('/proc/sys/kernel/random/boot_id') ?? '').trim();

/**
 * The start time of the process as an opaque text, or null when it is not running. A pid alone is not unique:
 * after a reboot, or in a container, it may be another program's. A zombie counts as dead: PID 1 of a
 * container may never reap it.
 */
export const startOf = (pid: number): string | null => {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`);
    if (!stat) return null;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : `${bootId()}:${fields[19]}`;
  }
  if (!isAlive(pid)) return null;
  if (process.platform === 'win32') return 'alive';
  return ps(pid, 'stat').startsWith('Z') ? null : ps(pid, 'lstart') || null;
};

/** The command line, or '' when it is not readable. */
export const commandOf = (pid: number): string =>
  process.platform === 'linux'
    ? (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ')
    : process.platform === 'win32'
      ? ''
      : ps(pid, 'command');

/** The working folder, where the system reports it (Linux). */
export const folderOf = (pid: number): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
};

/** Identifies the namespace of pids: two containers on one shared folder have different ones. */
export const pidNamespaceId = (): string => {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
};
