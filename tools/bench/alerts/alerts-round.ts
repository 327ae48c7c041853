import { evaluateAll } from '#features/alerts/server/evaluation-batch.ts';
// Runs an alert batch over the fields of a running database. tools/bench/alerts/alerts.ts starts it in a
// separate process, as on the server.
import { HOUR_MS } from '#kit/pure/days.ts';
import { openDatabase } from '#kit/server/database/database.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { databaseConfigOf } from '../../../e2e/harness/database.ts';

const MB = 1024 * 1024;
const MEMORY_CHECKPOINTS = [10_000, 50_000, 100_000];
/** A batch reads the clock once per page of this many fields. */
const FIELDS_PER_PAGE = 500;

export interface BatchResult {
  readonly name: string;
  readonly fields: number;
  readonly raised: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
  /** Memory after this many fields. */ readonly mbAfterFields: Readonly<Record<string, number>>;
}

const residentMb = (): number => Math.round(process.memoryUsage.rss() / MB);
const [dataDir = ''] = process.argv.slice(2);
const db = await openDatabase({ write: databaseConfigOf({ dataDir }) as Connection, log: silentLog });

const measureRun = async (name: string, clockOffsetMs = 0): Promise<BatchResult> => {
  const mbAfterFields: Record<string, number> = {};
  let [pages, most] = [0, 0];
  const timer = setInterval(() => {
    most = Math.max(most, residentMb());
  }, 100);
  const clock = (): Date => {
    pages += 1;
    if (MEMORY_CHECKPOINTS.includes(pages * FIELDS_PER_PAGE))
      mbAfterFields[pages * FIELDS_PER_PAGE] = residentMb();
    return new Date(Date.now() + clockOffsetMs);
  };
  const [start, busy] = [performance.now(), process.cpuUsage()];
  const { fields, raised } = await evaluateAll({ db, listeners: () => ({}), clock });
  clearInterval(timer);
  const { user, system } = process.cpuUsage(busy);
  return {
    name,
    fields,
    raised,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakMb: Math.max(most, residentMb()),
    mbAfterFields,
  };
};

// The first run has no earlier alerts; the second is 24 hours later.
const rounds = [await measureRun('first morning'), await measureRun('next morning', 24 * HOUR_MS)];
await db.close();
process.stdout.write(JSON.stringify(rounds));
