import { HOUR_MS } from '#kit/pure/days.ts';
import type { Channel } from '../domain/channels.ts';
import { digestOf, pushText, shortSms, smsText, templateText, whatsAppText } from '../domain/compose.ts';
import type { Outcome } from '../domain/delivery.ts';
import { messagesEn } from '../words.messages.en.ts';
import { messagesSw } from '../words.messages.sw.ts';
import type { Senders } from './ports.ts';
import type { Browser, Identity, Recipient } from './settings.ts';
import type { MessageText, MessageContent } from './sql.ts';

export const messageWords = { en: messagesEn, sw: messagesSw };

/** One message, ready to be rendered in the farmer's language. */
export interface OutgoingMessage {
  /** The delivery's id, the same for every try. */
  readonly id: string;
  readonly texts: readonly MessageText[];
  readonly url: string;
  readonly urgent: boolean;
  readonly ttlS: number;
}

export interface SendDeps {
  readonly senders: Senders;
  readonly origin: string;
  /** The link that switches mails off without signing in. */
  readonly stopLink: (userId: string) => { readonly page: string; readonly post: string };
}
interface SendResult {
  readonly outcome: Outcome;
  /** Ids of expired subscriptions. */ readonly goneBrowsers: readonly string[];
}

const resultOf = (outcome: Outcome): SendResult => ({ outcome, goneBrowsers: [] });
const noRecipient = resultOf({ ok: false, reason: 'gone', code: 'no recipient' });

const contentIn = ({ texts }: OutgoingMessage, language: 'en' | 'sw'): MessageContent =>
  texts.length === 1
    ? texts[0]![language]
    : digestOf(
        texts.map((s) => s[language]),
        messageWords[language].digest,
      );

/** WhatsApp accepts free text for 24 hours after the farmer's last message. */
const FREE_TEXT_WINDOW_MS = 24 * HOUR_MS - 60_000;
const isFreeTextAllowed = ({ last_inbound_at: at }: Pick<Identity, 'last_inbound_at'>, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < FREE_TEXT_WINDOW_MS;

/**
 * Sends to every browser; one acceptance is enough. Returns the ids of expired subscriptions, which the
 * caller deletes.
 */
const sendToBrowsers = async (
  { senders }: SendDeps,
  parcel: OutgoingMessage,
  browsers: readonly Browser[],
  language: 'en' | 'sw',
): Promise<SendResult> => {
  const part = contentIn(parcel, language);
  const { title, text } = pushText({ title: part.title, text: part.push ?? part.text });
  const payload = JSON.stringify({ title, body: text, url: parcel.url, tag: parcel.id, lang: language });
  const outcomes: Outcome[] = await Promise.all(
    browsers.map(({ endpoint, p256dh, auth }) =>
      senders.push.send({
        endpoint,
        p256dh,
        auth,
        payload,
        topic: parcel.id.replace(/-/g, ''),
        urgent: parcel.urgent,
        ttlS: parcel.ttlS,
      }),
    ),
  );
  const goneBrowsers = browsers
    .filter((_, i) => {
      const o = outcomes[i]!;
      return !o.ok && o.reason === 'gone';
    })
    .map((b) => b.id);
  const best =
    outcomes.find((o) => o.ok) ??
    outcomes.find((o) => !o.ok && o.reason === 'busy') ??
    outcomes.find((o) => !o.ok && o.reason !== 'gone') ??
    outcomes[0];
  return best ? { outcome: best, goneBrowsers } : noRecipient;
};

const mailText = ({ texts }: OutgoingMessage, language: 'en' | 'sw'): string =>
  texts
    .map((s) => (texts.length === 1 ? s[language].text : `${s[language].title}\n${s[language].text}`))
    .join('\n\n');

/** Sends one parcel through the provider of a channel. */
export const sendMessage = async (
  deps: SendDeps,
  channel: Channel,
  userId: string,
  parcel: OutgoingMessage,
  to: Recipient,
  now: Date,
): Promise<SendResult> => {
  const { senders, origin } = deps;
  const { language } = to;
  const words = messageWords[language];
  const link = `${origin}${parcel.url}`;
  if (channel === 'push') return sendToBrowsers(deps, parcel, to.browsers, language);
  const part = contentIn(parcel, language);
  if (channel === 'email') {
    if (!to.email) return noRecipient;
    const { page, post } = deps.stopLink(userId);
    const text = `${mailText(parcel, language)}\n\n${words.open(link)}\n\n--\n${words.mail.footer(`${origin}/settings`, page)}\n`;
    return resultOf(
      await senders.email.send({ id: parcel.id, to: to.email, subject: part.title, text, unsubscribe: post }),
    );
  }
  const identity = channel === 'whatsapp' ? to.whatsapp : to.sms;
  if (!identity) return noRecipient;
  if (channel === 'sms')
    return senders.sms
      ? resultOf(
          await senders.sms.send({
            id: parcel.id,
            to: identity.address,
            text: part.sms
              ? shortSms(part.sms, [link, link.slice(0, link.lastIndexOf('/'))])
              : smsText(part, link),
          }),
        )
      : noRecipient;
  if (!senders.whatsapp) return noRecipient;
  const isOpen = isFreeTextAllowed(identity, now);
  return resultOf(
    await senders.whatsapp.send({
      id: parcel.id,
      to: identity.address,
      language,
      text: isOpen ? whatsAppText(part, link) : templateText(part),
      isOpen,
      kind: 'notice',
    }),
  );
};
