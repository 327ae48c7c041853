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
export interface NotificationListener {
  /**
   * `onGap`: messages arrive from now on, but earlier ones may have been missed. Returns a function that
   * unsubscribes.
   */
  listenTo(channel: string, onPayload: (payload: string) => void, onGap: () => void): () => void;
  /** A probe has arrived recently. While false, changes may be missed. */
  isReliable(): boolean;
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
const PROBE_TIMEOUT_MS = 5_000;
const RETRY_DELAYS_MS = [100, 250, 500, 1_000, 2_000, 5_000] as const;
const channelName = /^[a-z][a-z_]{0,62}$/;

/**
 * Every process receives it once, and only if the transaction commits. Writers that notify wait for each
 * other at their commit, so use it for rare events.
 */
export const notify = async (tx: Query, channel: string, payload: string): Promise<void> =>
  void (await tx.run(sql`select pg_notify(${channel}, ${payload})`));

const resolvesWithin = (ms: number, what: Promise<unknown>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((done) => {
    timer = setTimeout(done, ms, false);
  });
  return Promise.race([
    what.then(
      () => true,
      () => false,
    ),
    timeout,
  ]).finally(() => clearTimeout(timer));
};

export const createNotificationListener = ({
  database,
  to,
  log,
  probeMs = 10_000,
}: ListeningOptions): NotificationListener => {
  const subscribers = new Map<string, Set<Subscriber>>();
  const wake = createWakeSignal();
  let openClient: pg.Client | null = null;
  let reliable = false;
  let stopping = false;
  let expected = { token: '', onReceived: (): void => undefined };

  const handleNotification = ({ channel, payload = '' }: pg.Notification): void => {
    if (channel === PROBE && payload === expected.token) expected.onReceived();
    for (const ear of subscribers.get(channel) ?? []) ear.onPayload(payload);
  };

  const receivesProbe = async (lost: Promise<void>): Promise<boolean> => {
    const token = `${process.pid} ${Math.random()}`;
    const received = new Promise<void>((done) => {
      expected = { token, onReceived: done };
    });
    const roundTrip = Promise.race([
      Promise.all([notify(database, PROBE, token), received]),
      lost.then(() => {
        throw new Error('lost');
      }),
    ]);
    return resolvesWithin(PROBE_TIMEOUT_MS, roundTrip);
  };

  const listenUntilLost = async (client: pg.Client, onProbeReceived: () => void): Promise<void> => {
    const lost = new Promise<void>((done) => {
      client.on('error', () => done()).on('end', done);
    });
    client.on('notification', handleNotification);
    await client.connect();
    openClient = client;
    for (const channel of [PROBE, ...subscribers.keys()]) await client.query(`listen ${channel}`);
    while (!stopping && (await receivesProbe(lost))) {
      onProbeReceived();
      if (!reliable) {
        reliable = true;
        for (const all of subscribers.values()) for (const ear of all) ear.onGap();
      }
      await Promise.race([lost, wake.wait(probeMs)]);
    }
    if (!stopping) throw new Error('database notifications do not arrive');
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
        await listenUntilLost(client, () => {
          failures = 0;
        });
      } catch (error) {
        // Reconnects at once; a repeated failure is logged once.
        failures += 1;
        if (failures === 3)
          log.warn(
            { fault: (error as Error).message },
            'Database notifications do not arrive; phones get changes only by polling. Behind a pooler set DATABASE_LISTEN_URL to the database itself.',
          );
        if (!stopping)
          await wake.wait(
            RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1]! * (0.5 + Math.random()),
          );
      } finally {
        [openClient, reliable] = [null, false];
        await resolvesWithin(1_000, client.end());
      }
    }
  };
  let running: Promise<void> | null = null;

  return {
    listenTo: (channel, onPayload, onGap) => {
      if (!channelName.test(channel)) throw new TypeError(`invalid channel name: ${channel}`);
      const ear = { onPayload, onGap };
      const all = subscribers.get(channel);
      if (all) all.add(ear);
      else subscribers.set(channel, new Set([ear]));
      // With an open connection, only this channel still needs a `listen`.
      if (openClient) openClient.query(`listen ${channel}`).then(onGap, () => undefined);
      return () => void subscribers.get(channel)?.delete(ear);
    },
    isReliable: () => reliable,
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
