import { evaluateAll } from '#features/alerts/server/rounds.ts';
// An alert batch over the fields of a running database, in its own process as on the server; `measureRound`
// starts it.
import { HOUR_MS } from '#kit/pure/days.ts';
import { openDatabase } from '#kit/server/database/database.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { databaseConfigOf } from '../../../e2e/harness/database.ts';

const MB = 1024 * 1024;
const MARKS = [10_000, 50_000, 100_000];
/** A batch reads the clock once per page of this many fields. */
const PAGE = 500;

export interface Round {
  readonly name: string;
  readonly fields: number;
  readonly raised: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly most: number;
  /** Memory after this many fields. */ readonly at: Readonly<Record<string, number>>;
}

const rss = (): number => Math.round(process.memoryUsage.rss() / MB);
const [dataDir = ''] = process.argv.slice(2);
const db = await openDatabase({ write: databaseConfigOf({ dataDir }) as Connection, log: silentLog });

const watched = async (name: string, later = 0): Promise<Round> => {
  const at: Record<string, number> = {};
  let [pages, most] = [0, 0];
  const timer = setInterval(() => {
    most = Math.max(most, rss());
  }, 100);
  const clock = (): Date => {
    pages += 1;
    if (MARKS.includes(pages * PAGE)) at[pages * PAGE] = rss();
    return new Date(Date.now() + later);
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
    cpu: (user + system) / 1e6,
    most: Math.max(most, rss()),
    at,
  };
};

// First with no earlier alerts, then the next morning.
const rounds = [await watched('first morning'), await watched('next morning', 24 * HOUR_MS)];
await db.close();
process.stdout.write(JSON.stringify(rounds));
