import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { categories, channels, toggles } from './domain/channels.ts';
import { reasons, states } from './domain/delivery.ts';
import { isZone } from './domain/quiet-hours.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const zone = text(60).check(z.refine(isZone, 'no time zone'));

export const setToggle = command(
  'notify.set',
  z.object({ toggle: z.enum(toggles), on: z.boolean(), zone: z.optional(zone) }),
);
export const setDigest = command(
  'notify.set_digest',
  z.object({ hour: z.int().check(z.minimum(6), z.maximum(20)) }),
);
/** SET-04 to 09. `agreed`: the text beside the switch, stored as proof of consent. */
export const setWhatsApp = command(
  'notify.set_whatsapp',
  z.object({ enabled: z.boolean(), number: text(20), agreed: text(400) }),
  ['notify.number_blank', 'notify.number_wrong'],
);
export const setSms = command(
  'notify.set_sms',
  z.object({ enabled: z.boolean(), number: text(20), agreed: text(400) }),
  ['notify.sms_blank', 'notify.number_wrong'],
);
export const readNotifications = command(
  'notify.read',
  z.object({ ids: z.array(idSchema).check(z.maxLength(200)) }),
);

/** Id of the only row of this kind. */
export const SETTINGS = 'mine';
export const settingRows = synced(
  'notify_setting',
  z.object({
    id: z.string(),
    email_notifications: z.boolean(),
    push_notifications: z.boolean(),
    weather_alerts: z.boolean(),
    market_alerts: z.boolean(),
    task_reminders: z.boolean(),
    weekly_reports: z.boolean(),
    whatsapp_notifications: z.boolean(),
    whatsapp_enabled: z.boolean(),
    whatsapp_number: z.string(),
    whatsapp_confirmed: z.boolean(),
    sms_enabled: z.boolean(),
    sms_number: z.string(),
    sms_confirmed: z.boolean(),
    digest_hour: z.number(),
  }),
);

const said = z.object({ title: z.string(), text: z.string() });
export const notificationRows = synced(
  'notification',
  z.object({
    id: z.string(),
    category: z.enum(categories),
    urgency: z.number(),
    said: z.object({ en: said, sw: said }),
    url: z.string(),
    read: z.boolean(),
    created_at: z.string(),
    deliveries: z.array(
      z.object({
        channel: z.enum(channels),
        state: z.enum(states),
        at: z.string(),
        why: z.nullable(z.enum(reasons)),
      }),
    ),
  }),
);

const channelState = z.object({
  /** This server can send over this channel. */
  offered: z.boolean(),
  /** Writes files instead of sending, and reports so. */
  stand_in: z.boolean(),
});
export const readChannels = operation({
  id: 'notify.channels',
  method: 'GET',
  path: '/api/notify/channels',
  access: 'user',
  summary: 'The configured channels, and the public key for web push',
  reply: z.object({
    push: z.extend(channelState, { key: z.string() }),
    email: z.extend(channelState, { address: z.string(), proven: z.boolean() }),
    whatsapp: channelState,
    sms: channelState,
  }),
});

const key = z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(200));
export const subscribePush = operation({
  id: 'notify.push_on',
  method: 'POST',
  path: '/api/notify/push',
  access: 'user',
  perMinute: 10,
  summary: 'Subscribe this browser to push messages until this session ends',
  body: z.object({
    endpoint: text(1000),
    keys: z.object({ p256dh: key, auth: key }),
    zone: z.optional(zone),
  }),
  reply: z.object({ id: z.string() }),
  refusals: { 'notify.push_host': 422, 'notify.push_off': 409, 'notify.push_many': 409 },
});
export const unsubscribePush = operation({
  id: 'notify.push_off',
  method: 'POST',
  path: '/api/notify/push/off',
  access: 'user',
  perMinute: 20,
  summary: 'Unsubscribe this browser from push messages',
  body: z.object({ endpoint: text(1000) }),
  reply: z.object({ gone: z.boolean() }),
});

const phoneChannel = z.enum(['whatsapp', 'sms']);
export const sendCode = operation({
  id: 'notify.code',
  method: 'POST',
  path: '/api/notify/code',
  access: 'user',
  perMinute: 3,
  summary: 'Sends a code to the number in my settings; nothing else is sent there until it is confirmed',
  body: z.object({ channel: phoneChannel }),
  reply: z.object({ stand_in: z.boolean(), minutes: z.number() }),
  refusals: {
    'notify.no_number': 409,
    'notify.channel_off': 409,
    'notify.too_many_codes': 429,
    'notify.not_sent': 502,
  },
});
export const confirmCode = operation({
  id: 'notify.confirm',
  method: 'POST',
  path: '/api/notify/confirm',
  access: 'user',
  perMinute: 10,
  summary: 'Confirms my phone number with the code',
  body: z.object({ channel: phoneChannel, code: z.string().check(z.regex(/^\d{6}$/)) }),
  reply: z.object({ confirmed: z.literal(true) }),
  refusals: { 'notify.no_number': 409, 'notify.code_wrong': 422, 'notify.code_late': 410 },
});

export const sendTest = operation({
  id: 'notify.test',
  method: 'POST',
  path: '/api/notify/test',
  access: 'user',
  perMinute: 4,
  summary: 'Sends me a test message by one channel now and returns its result',
  body: z.object({ channel: z.enum(channels) }),
  reply: z.object({
    state: z.enum(['handed', 'failed', 'unknown']),
    why: z.nullable(z.enum(reasons)),
    at: z.string(),
    stand_in: z.boolean(),
  }),
  refusals: {
    'notify.channel_off': 409,
    'notify.no_browser': 409,
    'notify.email_unproven': 409,
    'notify.not_confirmed': 409,
    'notify.too_many_tests': 429,
  },
});

/** The List-Unsubscribe URL: a mail program posts to it (RFC 8058), a browser is redirected to the page. */
export const unsubscribeMail = operation({
  id: 'notify.unsubscribe',
  method: 'POST',
  path: '/api/notify/unsubscribe',
  access: 'anyone',
  perMinute: 30,
  summary: 'Switches e-mail notifications off for the recipient of this link; needs no sign-in',
  rawBodyLimit: 2_000,
  query: z.object({ t: text(400) }),
  reply: z.object({ off: z.literal(true) }),
  refusals: { 'notify.link_wrong': 410 },
});
export const unsubscribePage = operation({
  id: 'notify.unsubscribe_page',
  method: 'GET',
  path: '/api/notify/unsubscribe',
  access: 'anyone',
  perMinute: 60,
  summary: 'Redirects to the page with the confirm button; opening the link changes nothing',
  query: z.object({ t: text(400) }),
  reply: z.null(),
  isRedirect: true,
});

export const verifyWhatsAppHook = operation({
  id: 'notify.whatsapp_verify',
  method: 'GET',
  path: '/api/hooks/whatsapp',
  access: 'anyone',
  summary: 'Verifies the webhook address for Meta',
  query: z.object({
    'hub.mode': z.optional(text(50)),
    'hub.verify_token': z.optional(text(300)),
    'hub.challenge': z.optional(text(300)),
  }),
  reply: z.string(),
  replyType: 'text/plain',
  refusals: { 'hooks.unknown': 404 },
});
export const whatsAppHook = operation({
  id: 'notify.whatsapp_hook',
  method: 'POST',
  path: '/api/hooks/whatsapp',
  access: 'anyone',
  summary: 'Messages and delivery reports of WhatsApp, signed over their bytes',
  rawBodyLimit: 512 * 1024,
  reply: z.object({ ok: z.literal(true) }),
  refusals: { 'hooks.unknown': 404, 'hooks.signature': 401 },
});
/** Africa's Talking does not sign its requests: the secret in the path authenticates them. */
export const smsReportHook = operation({
  id: 'notify.sms_report',
  method: 'POST',
  path: '/api/hooks/sms/:secret/delivery',
  access: 'anyone',
  summary: 'Delivery reports of SMS',
  rawBodyLimit: 16 * 1024,
  params: z.object({ secret: text(200) }),
  reply: z.object({ ok: z.literal(true) }),
  refusals: { 'hooks.unknown': 404 },
});
