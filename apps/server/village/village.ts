import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { sampleEmail } from '#features/people/domain/sample-people.ts';
import type { Database } from '#kit/server/database/database.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Env } from '../env.ts';
import type { VillageState } from './page.ts';

export interface Village {
  /** What a waiting visitor sees; null once the village can be visited. */
  state(): Promise<VillageState | null>;
  /** Seeds the village unless that is done or running. */
  prepare(): void;
}

export interface VillageDeps {
  readonly env: Env;
  readonly root: string;
  readonly db: Database;
  readonly log: Pick<Logger, 'error'>;
}

const SEED_FILE = 'tools/seed.ts';

/** Sample people never belong on a public server. */
const mayHaveVillage = ({ NODE_ENV, PUBLIC_ORIGIN }: Env, root: string): boolean =>
  NODE_ENV === 'development' &&
  (!PUBLIC_ORIGIN || ['localhost', '127.0.0.1'].includes(new URL(PUBLIC_ORIGIN).hostname)) &&
  existsSync(path.join(root, SEED_FILE));

/**
 * The sample village of a development server; null where it must not be. It is seeded by `npm run seed` in a
 * process of its own, so that no sample is part of the server.
 */
export const createVillage = ({ env, root, db, log }: VillageDeps): Village | null => {
  if (!mayHaveVillage(env, root)) return null;
  let run: { done: number; all: number } | null = null;
  let hasFailed = false;

  const seed = (): void => {
    const progress = { done: 0, all: 0 };
    run = progress;
    const child = spawn(process.execPath, [path.join(root, 'tools/run.mjs'), SEED_FILE], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(env.PORT), DATA_DIR: path.resolve(env.DATA_DIR) },
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, done, all] = /^(\d+)\/(\d+) /.exec(line) ?? [];
      if (done && all) Object.assign(progress, { done: Number(done), all: Number(all) });
    });
    const problems: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => problems.push(line));
    const end = (code: number | null): void => {
      run = null;
      hasFailed = code !== 0;
      if (hasFailed) log.error({ part: 'sample village', problems }, 'the sample village was not seeded');
    };
    child.once('error', ({ message }) => {
      problems.push(message);
      end(null);
    });
    child.once('close', end);
  };

  /** The last step of the seed marks its people as onboarded. */
  const isSeeded = async (): Promise<boolean> =>
    (await db.asSystem((tx) =>
      tx.maybe(
        sql`select 1 as x from profiles where email = ${sampleEmail('karimi')} and onboarding_completed`,
      ),
    )) !== null;

  return {
    state: async () => {
      if (run) return { is: 'preparing', ...run };
      if (await isSeeded()) return null;
      return { is: hasFailed ? 'failed' : 'offered' };
    },
    prepare: () => {
      if (run) return;
      hasFailed = false;
      const starting = { done: 0, all: 0 };
      run = starting;
      void isSeeded().then(
        (seeded) => {
          if (run === starting) run = null;
          if (!seeded) seed();
        },
        () => {
          run = null;
          hasFailed = true;
        },
      );
    },
  };
};
