import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluateAll } from '#features/alerts/server/rounds.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { startDatabase } from '#kit/server/database/start.ts';
import { fillFields } from './alerts-fields.ts';
import { hasArchive, readYear } from './season.ts';
import { simulateSeason } from './season-report.ts';

const FIELDS = Number(process.env['ALERT_FIELDS'] ?? 100_000);
const MB = 1024 * 1024;

/** The highest memory of this process while something runs, and how much of it came after the first quarter. */
const watched = async <T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly seconds: number; readonly cpu: number; readonly most: number; readonly grown: number }> => {
  const samples: number[] = [];
  const timer = setInterval(() => { samples.push(process.memoryUsage().rss / MB); }, 100);
  const [start, busy] = [performance.now(), process.cpuUsage()];
  const value = await work().finally(() => { clearInterval(timer); });
  const early = Math.max(...samples.slice(0, Math.ceil(samples.length / 4)), 0);
  const { user, system } = process.cpuUsage(busy);
  return { value, seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6, most: Math.max(...samples, 0), grown: Math.max(...samples, 0) - early };
};

/** The job itself over fields, farmers and kept forecasts in a database of its own: first with nothing raised before, then the next morning. */
export const measureRound = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mv-'));
  const { database, stop } = await startDatabase({ dataDir, migrations: 'db/migrations', log: silentLog });
  try {
    const today = dayInNairobi(new Date());
    await fillFields(database, FIELDS, today);
    const round = (day: string) => watched(() => evaluateAll({ db: database, listeners: () => ({}) }, day));
    const first = await round(today);
    const next = await round(addDays(today, 1));
    for (const [name, { value, seconds, cpu, most, grown }] of Object.entries({ 'first morning': first, 'next morning': next })) {
      console.error(`alerts: ${name}, ${value.fields} fields, ${value.raised} raised, ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of them this process, ${most.toFixed(0)} MB, ${grown.toFixed(0)} MB of them after the first quarter`);
    }
    return { 'alerts.fields100k_s': (Math.max(first.seconds, next.seconds) * 100_000) / FIELDS, 'alerts.rss_mb': Math.max(first.most, next.most) };
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** A season on 1,000 fields by the real weather of 2019; without the archive there is nothing to play through. */
export const measureSeason = (): Promise<{ readonly 'alerts.per_field_month'?: number }> => {
  if (!hasArchive()) {
    console.error('alerts: the daily weather of 2019 is not here, so no season was played through');
    return Promise.resolve({});
  }
  const { lines, perFieldMonth } = simulateSeason(readYear());
  for (const line of lines) console.error(line);
  return Promise.resolve({ 'alerts.per_field_month': perFieldMonth });
};
