import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayInNairobi } from '#kit/pure/days.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { startDatabase } from '#kit/server/database/start.ts';
import { simulateSeason } from '../season-report.ts';
import { hasArchive, readYear } from '../season.ts';
import { fillFields } from './alerts-fields.ts';
import type { BatchResult } from './alerts-round.ts';

const FIELDS = Number(process.env['ALERT_FIELDS'] ?? 100_000);

const formatResult = ({
  name,
  fields,
  raised,
  seconds,
  cpuSeconds,
  peakMb,
  mbAfterFields,
}: BatchResult): string =>
  `alerts: ${name}, ${fields} fields, ${raised} raised, ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of them this process, ${peakMb} MB at most (${Object.entries(
    mbAfterFields,
  )
    .map(([n, mb]) => `${mb} after ${n}`)
    .join(', ')})`;

/**
 * Runs the alert job over fields, farmers and stored forecasts in its own database and its own process,
 * because this process has already loaded browsers and models.
 */
export const measureAlertBatch = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mv-'));
  const { database, stop } = await startDatabase({
    dataDir: join(dataDir, 'database'),
    migrations: 'db/migrations',
    log: silentLog,
  });
  try {
    await fillFields(database, FIELDS, dayInNairobi(new Date()));
    const { stdout } = await promisify(execFile)(process.execPath, [
      'tools/run.mjs',
      'tools/bench/alerts/alerts-round.ts',
      dataDir,
    ]);
    const rounds = JSON.parse(stdout) as readonly BatchResult[];
    for (const round of rounds) console.error(formatResult(round));
    return {
      'alerts.fields100k_s': (Math.max(...rounds.map((r) => r.seconds)) * 100_000) / FIELDS,
      'alerts.rss_mb': Math.max(...rounds.map((r) => r.peakMb)),
    };
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** A season on 1,000 fields with the real weather of 2019; skipped without the archive. */
export const measureSeason = (): Promise<{ readonly 'alerts.per_field_month'?: number }> => {
  if (!hasArchive()) {
    console.error('alerts: the daily weather of 2019 is missing, so the season is skipped');
    return Promise.resolve({});
  }
  const { lines, alertsPerFieldMonth } = simulateSeason(readYear());
  for (const line of lines) console.error(line);
  return Promise.resolve({ 'alerts.per_field_month': alertsPerFieldMonth });
};
