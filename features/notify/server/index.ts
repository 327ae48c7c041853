import type { Logger } from 'pino';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import type * as contract from '../contract.ts';
import { notificationRows, settingRows } from '../contract.ts';
import type { WhatsAppHook } from '../domain/provider-webhooks.ts';
import { notifyAccess } from './access.ts';
import { notifyCommands } from './commands.ts';
import { DELIVER_JOB, type DeliverJob } from './create-message.ts';
import { deliver } from './deliver.ts';
import { HOOK_JOB, hookRoutes, type OnInbound, handleWhatsAppHook } from './hooks.ts';
import type { OnConfirmed } from './identities.ts';
import {
  ALERT_JOB,
  type AlertJob,
  createListeners,
  notifyOfAlert,
  notifyOfTasks,
  isStillDue,
  TASKS_JOB,
  type TasksJob,
} from './listeners.ts';
import type { Senders } from './ports.ts';
import { RECEIPT_JOB, type ReceiptJob, sendReceipt } from './receipt.ts';
import { weeklyReports } from './report.ts';
import { notifyRoutes, createUnsubscribeLinks } from './routes.ts';
import { syncedNotifications } from './rows.ts';
import { settingsRow } from './settings.ts';
import { countLate } from './sql.ts';
import { notifyTables } from './tables.ts';
import { sweep } from './upkeep.ts';

export interface NotifyDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly senders: Senders;
  /** The public address of the app. */
  readonly origin: string;
  /** Signs codes and unsubscribe links. */
  readonly secret: string;
  readonly smsSecret: string | null;
  readonly onInbound?: OnInbound | undefined;
  readonly onConfirmed?: OnConfirmed | undefined;
  readonly log: Pick<Logger, 'error'>;
}

export const notifyServer = ({
  db,
  jobs,
  senders,
  origin,
  secret,
  smsSecret,
  onInbound,
  onConfirmed,
  log,
}: NotifyDeps) => {
  const onFault = (err: Error): void => log.error({ part: 'notify', err }, 'could not send a message');
  const offered = { whatsapp: senders.whatsapp !== null, sms: senders.sms !== null };
  const sendDeps = { senders, origin, stopLink: createUnsubscribeLinks(secret, origin) };
  const hooks = { db, jobs, whatsapp: senders.whatsapp, smsSecret, onInbound };
  jobs.handleJobs<DeliverJob>(
    DELIVER_JOB,
    deliver({ db, jobs, offered, ...sendDeps, onFault, stillApplies: isStillDue }),
  );
  jobs.handleJobs<AlertJob>(ALERT_JOB, notifyOfAlert(db, { jobs, offered }));
  jobs.handleJobs<TasksJob>(TASKS_JOB, notifyOfTasks(db, { jobs, offered }));
  jobs.handleJobs<ReceiptJob>(RECEIPT_JOB, sendReceipt(db, senders.sms));
  const report = weeklyReports({ db, jobs, offered });
  const deleteExpired = sweep(db, jobs);
  jobs.handleJobs<WhatsAppHook>(HOOK_JOB, handleWhatsAppHook(hooks));
  return defineServerFeature<typeof contract>()({
    access: notifyAccess,
    tables: notifyTables,
    commands: notifyCommands,
    listeners: createListeners({ jobs, offered }),
    synced: [
      serveSynced(notificationRows, syncedNotifications),
      serveSynced(settingRows, async (tx, userId) => [await settingsRow(tx, userId)]),
    ],
    operations: [...notifyRoutes({ db, secret, onConfirmed, ...sendDeps }), ...hookRoutes(hooks)],
    metrics: [
      {
        name: 'mavuno_messages_late',
        help: 'Messages to farmers whose time is more than ten minutes past',
        read: () => db.asSystem((tx) => countLate(tx, new Date(Date.now() - 600_000))),
      },
    ],
    sweeps: {
      messages: async (): Promise<void> => {
        const now = new Date();
        await deleteExpired(now);
        await report(now);
      },
    },
  });
};
