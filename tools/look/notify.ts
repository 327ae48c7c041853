import { notifyEn } from '#features/notify/words.en.ts';
import { notifySw } from '#features/notify/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? notifySw : notifyEn);

const logRowChange = (
  { server }: ScreenshotContext,
  userId: string,
  kind: string,
  id: string,
): Promise<unknown> =>
  queryDatabase(
    server,
    `
  with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq)
  insert into sync_log (user_id, kind, row_id, seq, deleted) select $1, $2, $3, seq, false from u on conflict (user_id, kind, row_id) do update set seq = excluded.seq`,
    [userId, kind, id],
  );

const samples = [
  {
    category: 'weather',
    urgency: 5,
    url: '/weather',
    en: ['Very heavy rain tomorrow (sample)', 'Some 64 mm are expected on 22 Nov. Open the drains today.'],
    sw: ['Mvua kubwa sana kesho (mfano)', 'Takriban mm 64 zinatarajiwa 22 Nov. Fungua mitaro leo.'],
    ways: [
      ['push', 'handed'],
      ['whatsapp', 'read'],
    ],
  },
  {
    category: 'disease',
    urgency: 4,
    url: '/alerts',
    en: ['Late blight is likely (sample)', 'Two days in a row were cool and wet. Look under the leaves.'],
    sw: [
      'Baka jani la viazi linaweza kutokea (mfano)',
      'Siku mbili mfululizo zilikuwa baridi na mvua. Angalia chini ya majani.',
    ],
    ways: [
      ['email', 'waiting'],
      ['push', 'waiting'],
    ],
  },
  {
    category: 'expert',
    urgency: 3,
    url: '/scan/history',
    en: ['An expert answered your question about a leaf', 'Read or listen to the answer in the app.'],
    sw: ['Mtaalamu amejibu swali lako kuhusu jani', 'Soma au usikilize jibu kwenye programu.'],
    ways: [['email', 'failed']],
  },
  {
    category: 'irrigation',
    urgency: 2,
    url: '/alerts',
    en: ['Water the tomatoes this week (sample)', 'The soil holds water for two more days.'],
    sw: ['Mwagilia nyanya wiki hii (mfano)', 'Udongo una maji ya siku mbili zaidi.'],
    ways: [],
  },
] as const;

const insertNotifications = async (context: ScreenshotContext): Promise<void> => {
  const { server, fields } = context;
  const [owner] = await queryDatabase<{ user_id: string }>(
    server,
    'select user_id from fields where id = $1',
    [fields[0]],
  );
  const userId = owner!.user_id;
  await queryDatabase(
    server,
    `insert into notification_preferences (user_id, whatsapp_enabled, whatsapp_number) values ($1, true, '+254712345678') on conflict (user_id) do nothing`,
    [userId],
  );
  await queryDatabase(
    server,
    `insert into user_memory (user_id, whatsapp_notifications) values ($1, true) on conflict (user_id) do nothing`,
    [userId],
  );
  await logRowChange(context, userId, 'notify_setting', 'mine');
  const [{ n }] = (await queryDatabase<{ n: string }>(
    server,
    'select count(*) as n from notifications where user_id = $1',
    [userId],
  )) as [{ n: string }];
  if (Number(n) > 0) return;
  for (const [i, { category, urgency, url, en, sw, ways }] of samples.entries()) {
    const id = newId();
    const textsJson = JSON.stringify({
      en: { title: en[0], text: en[1] },
      sw: { title: sw[0], text: sw[1] },
    });
    await queryDatabase(
      server,
      `insert into notifications (user_id, id, cause, category, urgency, said, url, created_at) values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(hours => $8))`,
      [userId, id, `sample:${i}`, category, urgency, textsJson, url, i * 5],
    );
    for (const [channel, state] of ways) {
      await queryDatabase(
        server,
        `insert into deliveries (user_id, id, notification_id, cause, channel, state, due_at, until, why) values ($1, $2, $3, $4, $5, $6, now() + interval '3 hours', now(), $7)`,
        [userId, newId(), id, `sample:${i}`, channel, state, state === 'failed' ? 'number' : null],
      );
    }
    await logRowChange(context, userId, 'notification', id);
  }
};

const showNotifications = async (context: ScreenshotContext): Promise<void> => {
  if (context.state !== 'data') return;
  await insertNotifications(context);
  await context.phone.page.reload();
  await context.phone.page.waitForTimeout(1_500);
};

const openTab =
  (which: 'subscription' | 'privacy') =>
  async (context: ScreenshotContext): Promise<void> => {
    await context.phone.page.getByRole('tab', { name: wordsOf(context).tabs[which] }).click();
  };

export const notifyScreens: Readonly<Record<string, ScreenshotTarget>> = {
  settings: {
    path: () => '/settings',
    signedIn: true,
    states: ['data', 'empty', 'offline', 'failed'],
    prepare: showNotifications,
  },
  'settings-subscription': {
    path: () => '/settings',
    signedIn: true,
    states: ['data'],
    prepare: openTab('subscription'),
  },
  'settings-privacy': {
    path: () => '/settings',
    signedIn: true,
    states: ['data'],
    prepare: openTab('privacy'),
  },
  notifications: {
    path: () => '/notifications',
    signedIn: true,
    states: ['data', 'empty', 'offline'],
    prepare: showNotifications,
  },
  unsubscribe: { path: () => '/unsubscribe?t=abc.def', signedIn: false, states: ['data'] },
};
