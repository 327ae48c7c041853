import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, sql } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { ROWS_PER_TRANSACTION } from './kill-writer.ts';
import { silentLog } from './log.ts';

/** Target of SIGKILL: everything at once, the server program only, or the postmaster only. */
type Victim = 'both' | 'node' | 'postmaster';
const victims: readonly Victim[] = ['both', 'node', 'postmaster'];

interface KillFigures {
  kills: number;
  acknowledged: number;
  lost: number;
  partial: number;
  slowestReopenMs: number;
}

const lines = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
const acknowledgedIn = (path: string): string[] =>
  lines(path).filter((line) => !line.startsWith('postmaster '));

const waitUntil = async (what: string, condition: () => boolean): Promise<void> => {
  for (const end = Date.now() + 30_000; !condition(); await pause(10))
    if (Date.now() > end) throw new Error(`waited too long: ${what}`);
};

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already dead, as intended.
  }
};

const childrenOf = (parent: number): number[] => {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
};

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/**
 * Kills the victim. For `postmaster`, waits until the server has restarted it and acknowledges writes again,
 * then kills the server too.
 */
const killVictim = async (
  victim: Victim,
  writer: ChildProcess,
  dataDir: string,
  acksFile: string,
): Promise<void> => {
  const node = writer.pid as number;
  const postmaster = postmasterOf(dataDir);
  if (victim === 'postmaster') {
    kill(postmaster);
    const before = acknowledgedIn(acksFile).length;
    await waitUntil(
      'writes after the postmaster was killed',
      () => acknowledgedIn(acksFile).length > before + 20,
    );
    kill(node);
  } else if (victim === 'node') kill(node);
  else for (const pid of [node, postmaster, ...childrenOf(postmaster)]) kill(pid);
};

const startWriter = (dataDir: string, acksFile: string): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', 'tsx', resolve(import.meta.dirname, 'kill-writer.ts'), dataDir, acksFile],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
  );

const countLosses = async (dataDir: string, acks: string, figures: KillFigures): Promise<void> => {
  const began = performance.now();
  const embedded = await startEmbedded({ dataDir, log: silentLog });
  const database = await openDatabase({ write: embedded.connection, log: silentLog });
  const rows = await database.many<{ id: string; parts: number }>(
    sql`select id, count(*) as parts from kept group by id`,
  );
  figures.slowestReopenMs = Math.max(figures.slowestReopenMs, Math.round(performance.now() - began));
  await database.close();
  await embedded.stop();
  const found = new Set(rows.map(({ id }) => id));
  const acknowledged = acknowledgedIn(acks);
  figures.acknowledged = acknowledged.length;
  figures.lost = acknowledged.filter((id) => !found.has(id)).length;
  figures.partial = rows.filter(({ parts }) => parts !== ROWS_PER_TRANSACTION).length;
};

/** Kills a writing server at random moments and counts acknowledged transactions that are missing afterwards. */
export const killRounds = async (rounds: number, longestMs = 1_000): Promise<KillFigures> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mavuno-kill-'));
  chmodSync(dataDir, 0o755);
  const acksFile = join(dataDir, 'acknowledged');
  const figures: KillFigures = { kills: 0, acknowledged: 0, lost: 0, partial: 0, slowestReopenMs: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = lines(acksFile).length;
      const writer = startWriter(dataDir, acksFile);
      const exited = new Promise((done) => writer.once('exit', done));
      await waitUntil(
        'the first write',
        () => lines(acksFile).length > before + 1 || writer.exitCode !== null,
      );
      await pause(Math.random() * longestMs);
      await killVictim(victims[round % victims.length]!, writer, dataDir, acksFile);
      await exited;
      figures.kills += 1;
      await countLosses(dataDir, acksFile, figures);
    }
    return figures;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
