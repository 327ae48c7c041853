import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { commandOf } from '#kit/server/database/embedded/processes.ts';

const TCP_LISTEN_STATE = '0A';

/** Resolves to the error code of an attempt to listen, or null when the port is free. */
const listenError = (port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

const listOrEmpty = <T>(read: () => T[]): T[] => {
  try {
    return read();
  } catch {
    return [];
  }
};

/**
 * Finds in /proc the socket that listens on the port, then the process that holds it. Null if this user may
 * not see it.
 */
const holderOnLinux = (port: number): number | null => {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => listOrEmpty(() => readFileSync(file, 'utf8').split('\n').slice(1)))
    .map((row) => row.trim().split(/\s+/));
  const sockets = new Set(
    rows
      .filter(
        (row) => row[3] === TCP_LISTEN_STATE && Number.parseInt(row[1]?.split(':')[1] ?? '', 16) === port,
      )
      .map((row) => `socket:[${row[9]}]`),
  );
  const holds = (pid: string): boolean =>
    listOrEmpty(() => readdirSync(`/proc/${pid}/fd`)).some((fd) =>
      listOrEmpty(() => [readlinkSync(`/proc/${pid}/fd/${fd}`)]).some((target) => sockets.has(target)),
    );
  const pid =
    sockets.size === 0 ? undefined : readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name));
  return pid === undefined ? null : Number(pid);
};

const holderOnMac = (port: number): number | null =>
  Number(
    listOrEmpty(() => [
      execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' }),
    ])[0]?.split('\n')[0],
  ) || null;

const holderOf = (port: number): number | null =>
  process.platform === 'linux'
    ? holderOnLinux(port)
    : process.platform === 'darwin'
      ? holderOnMac(port)
      : null;

/**
 * When another program listens on the port: a sentence with its process and what to do. Null when the port is
 * free.
 */
export const portProblem = async (port: number, host: string): Promise<string | null> => {
  if (port === 0 || (await listenError(port, host)) !== 'EADDRINUSE') return null;
  const other = `choose another port: PORT=${port + 1} npm start`;
  const pid = holderOf(port);
  if (pid === null) return `Port ${port} is taken by another program. End it, or ${other}`;
  const command = commandOf(pid).trim().slice(0, 120);
  return `Port ${port} is taken by process ${pid}${command ? ` (${command})` : ''}. End it with: kill ${pid} – or ${other}`;
};
