import path from 'node:path';
import { noticeMail } from '#adapters/mail/notice-mail.ts';
import { filePushSender } from '#adapters/push/file-transport.ts';
import { readVapidKeys } from '#adapters/push/keys.ts';
import { webPushSender } from '#adapters/push/web-push.ts';
import { noticeSms } from '#adapters/sms/notice-sms.ts';
import { whatsAppCloud } from '#adapters/whatsapp/cloud.ts';
import { fileWhatsAppSender } from '#adapters/whatsapp/file-transport.ts';
import { whatsAppMedia } from '#adapters/whatsapp/media.ts';
import type { Senders, WhatsAppSender } from '#features/notify/server/ports.ts';
import type { Mailer } from '#features/people/server/ports.ts';
import type { MediaSource } from '#features/sms-ussd/server/ports.ts';
import type { SmsSender } from '#features/suppliers/server/ports.ts';
import { splitList, type Env } from '../env.ts';

/**
 * On a public address a folder does not count as WhatsApp: without an account it is off, and the screens say
 * so.
 */
const whatsAppOf = (env: Env, dataDir: string): WhatsAppSender | null => {
  const {
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_ID: phoneNumberId,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = env;
  if (token && phoneNumberId && appSecret && verifyToken) {
    return whatsAppCloud({
      version: env.WHATSAPP_VERSION,
      phoneNumberId,
      token,
      appSecret,
      verifyToken,
      template: env.WHATSAPP_TEMPLATE,
      codeTemplate: env.WHATSAPP_CODE_TEMPLATE,
    });
  }
  const isPublic = env.NODE_ENV === 'production' && env.PUBLIC_ORIGIN !== undefined;
  return isPublic && !splitList(env.ALLOW_FAKES).includes('whatsapp')
    ? null
    : fileWhatsAppSender(path.join(dataDir, 'outbox-whatsapp'));
};

/** Push services reject a subject that they cannot write to. */
const subjectOf = ({ VAPID_SUBJECT, PUBLIC_ORIGIN, MAIL_FROM }: Env): string =>
  VAPID_SUBJECT ??
  (PUBLIC_ORIGIN?.startsWith('https:')
    ? PUBLIC_ORIGIN
    : `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`);

const configuredKeys = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env) =>
  publicKey && privateKey ? { publicKey, privateKey } : undefined;

/** All channels through which this server sends messages to a farmer. */
export const sendersOf = async (
  env: Env,
  dataDir: string,
  { mailer, sms }: { readonly mailer: Mailer; readonly sms: SmsSender | null },
): Promise<Senders> => {
  const keys = await readVapidKeys(dataDir, configuredKeys(env));
  const push =
    env.PUSH_TO === 'folder'
      ? filePushSender(path.join(dataDir, 'outbox-push'), keys.publicKey)
      : webPushSender({ keys, subject: subjectOf(env), allowLocalhost: env.NODE_ENV === 'test' });
  return {
    push,
    email: noticeMail(mailer, env.SMTP_URL === undefined),
    whatsapp: whatsAppOf(env, dataDir),
    sms: sms && noticeSms(sms),
  };
};

/** Photos that farmers send by WhatsApp; needs an account. */
export const mediaOf = ({ WHATSAPP_TOKEN: token, WHATSAPP_VERSION: version }: Env): MediaSource | null =>
  token ? whatsAppMedia({ token, version }) : null;
