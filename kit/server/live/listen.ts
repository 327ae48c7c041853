import pg from 'pg';
import { sql, type Database, type Query } from '../database/database.ts';
import type { Connection } from '../database/embedded.ts';
import type { Log } from '../database/log.ts';
import { createWakeSignal } from '../jobs/wake-signal.ts';

/**
 * Notifications from the database to this process, over a separate connection. A pooler in transaction mode
 * drops them silently, and a dead connection looks like an idle one: so a probe is sent over the pool and
 * must arrive here, again and again.
 */
export interface Listening {
  /**
   * `onGap`: messages arrive from now on, but earlier ones may have been missed. Returns a function that
   * unsubscribes.
   */
  listenTo(channel: string, onPayload: (payload: string) => void, onGap: () => void): () => void;
  /** A probe has arrived recently. While false, changes may be missed. */
  isSound(): boolean;
  start(): void;
  stop(): Promise<void>;
}

interface ListeningOptions {
  readonly database: Database;
  /** Must connect to the writing server itself. */
  readonly to: string | Connection;
  readonly log: Log;
  readonly probeMs?: number;
}

interface Subscriber {
  readonly onPayload: (payload: string) => void;
  readonly onGap: () => void;
}

const PROBE = 'mavuno_probe';
const ANSWER_MS = 5_000;
const PAUSES_MS = [100, 250, 500, 1_000, 2_000, 5_000] as const;
const channelName = /^[a-z][a-z_]{0,62}$/;

/**
 * Every process receives it once, and only if the transaction commits. Writers that notify wait for each
 * other at their commit, so use it for rare events.
 */
export const notify = async (tx: Query, channel: string, payload: string): Promise<void> =>
  void (await tx.run(sql`select pg_notify(${channel}, ${payload})`));

const within = (ms: number, what: Promise<unknown>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(done, ms, false);
  });
  return Promise.race([
    what.then(
      () => true,
      () => false,
    ),
    late,
  ]).finally(() => clearTimeout(timer));
};

export const createListening = ({ database, to, log, probeMs = 10_000 }: ListeningOptions): Listening => {
  const ears = new Map<string, Set<Subscriber>>();
  const wake = createWakeSignal();
  let line: pg.Client | null = null;
  let sound = false;
  let stopping = false;
  let expected = { word: '', heard: (): void => undefined };

  const hear = ({ channel, payload = '' }: pg.Notification): void => {
    if (channel === PROBE && payload === expected.word) expected.heard();
    for (const ear of ears.get(channel) ?? []) ear.onPayload(payload);
  };

  const isProven = async (lost: Promise<void>): Promise<boolean> => {
    const word = `${process.pid} ${Math.random()}`;
    const heard = new Promise<void>((done) => {
      expected = { word, heard: done };
    });
    const came = Promise.race([
      Promise.all([notify(database, PROBE, word), heard]),
      lost.then(() => {
        throw new Error('lost');
      }),
    ]);
    return within(ANSWER_MS, came);
  };

  const hold = async (client: pg.Client, proved: () => void): Promise<void> => {
    const lost = new Promise<void>((done) => {
      client.on('error', () => done()).on('end', done);
    });
    client.on('notification', hear);
    await client.connect();
    line = client;
    for (const channel of [PROBE, ...ears.keys()]) await client.query(`listen ${channel}`);
    while (!stopping && (await isProven(lost))) {
      proved();
      if (!sound) {
        sound = true;
        for (const all of ears.values()) for (const ear of all) ear.onGap();
      }
      await Promise.race([lost, wake.wait(probeMs)]);
    }
    if (!stopping) throw new Error('messages of the database do not arrive');
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !stopping;) {
      const client = new pg.Client({
        ...(typeof to === 'string' ? { connectionString: to } : to),
        application_name: 'mavuno live',
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
      });
      try {
        await hold(client, () => {
          failures = 0;
        });
      } catch (error) {
        // Reconnects at once; a repeated failure is logged once.
        failures += 1;
        if (failures === 3)
          log.warn(
            { fault: (error as Error).message },
            'The database cannot be listened to; phones hear of changes when they look. Behind a pooler set DATABASE_LISTEN_URL to the database itself.',
          );
        if (!stopping)
          await wake.wait(PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1]! * (0.5 + Math.random()));
      } finally {
        [line, sound] = [null, false];
        await within(1_000, client.end());
      }
    }
  };
  let running: Promise<void> | null = null;

  return {
    listenTo: (channel, onPayload, onGap) => {
      if (!channelName.test(channel)) throw new TypeError(`${channel} is no name of a channel`);
      const ear = { onPayload, onGap };
      const all = ears.get(channel);
      if (all) all.add(ear);
      else ears.set(channel, new Set([ear]));
      // With an open connection, only this channel still needs a `listen`.
      if (line) line.query(`listen ${channel}`).then(onGap, () => undefined);
      return () => void ears.get(channel)?.delete(ear);
    },
    isSound: () => sound,
    start: () => {
      running ??= run();
    },
    stop: async () => {
      stopping = true;
      wake.notify();
      await running;
    },
  };
};
