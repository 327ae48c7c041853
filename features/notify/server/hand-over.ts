import { HOUR_MS } from '#kit/pure/days.ts';
import type { Channel } from '../domain/channels.ts';
import { digestOf, pushText, shortSms, smsText, templateText, whatsAppText } from '../domain/compose.ts';
import type { Outcome } from '../domain/delivery.ts';
import { messagesEn } from '../words.messages.en.ts';
import { messagesSw } from '../words.messages.sw.ts';
import type { Senders } from './ports.ts';
import type { Browser, Identity, Reached } from './settings.ts';
import type { MessageText, Sentence } from './sql.ts';

export const messageWords = { en: messagesEn, sw: messagesSw };

/** One message, ready to be rendered in the farmer's language. */
export interface Parcel {
  /** The delivery's id, the same for every try. */
  readonly id: string;
  readonly said: readonly MessageText[];
  readonly url: string;
  readonly urgent: boolean;
  readonly ttlS: number;
}

export interface HandOverDeps {
  readonly senders: Senders;
  readonly origin: string;
  /** The link that switches mails off without signing in. */
  readonly stopLink: (userId: string) => { readonly page: string; readonly post: string };
}
interface HandedOver {
  readonly outcome: Outcome;
  /** Ids of expired subscriptions. */ readonly goneBrowsers: readonly string[];
}

const done = (outcome: Outcome): HandedOver => ({ outcome, goneBrowsers: [] });
const nobody = done({ ok: false, why: 'gone', code: 'nobody to send to' });

const partOf = ({ said }: Parcel, language: 'en' | 'sw'): Sentence =>
  said.length === 1
    ? said[0]![language]
    : digestOf(
        said.map((s) => s[language]),
        messageWords[language].digest,
      );

/** WhatsApp accepts free text for 24 hours after the farmer's last message. */
const OPEN_MS = 24 * HOUR_MS - 60_000;
const isOpenWindow = ({ last_inbound_at: at }: Pick<Identity, 'last_inbound_at'>, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < OPEN_MS;

/** To every browser: one acceptance is enough, and a subscription that no longer exists is deleted. */
const toBrowsers = async (
  { senders }: HandOverDeps,
  parcel: Parcel,
  browsers: readonly Browser[],
  language: 'en' | 'sw',
): Promise<HandedOver> => {
  const part = partOf(parcel, language);
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
      return !o.ok && o.why === 'gone';
    })
    .map((b) => b.id);
  const best =
    outcomes.find((o) => o.ok) ??
    outcomes.find((o) => !o.ok && o.why === 'busy') ??
    outcomes.find((o) => !o.ok && o.why !== 'gone') ??
    outcomes[0];
  return best ? { outcome: best, goneBrowsers } : nobody;
};

const letterText = ({ said }: Parcel, language: 'en' | 'sw'): string =>
  said
    .map((s) => (said.length === 1 ? s[language].text : `${s[language].title}\n${s[language].text}`))
    .join('\n\n');

/** Sends one parcel through the provider of a channel. */
export const handOver = async (
  deps: HandOverDeps,
  channel: Channel,
  userId: string,
  parcel: Parcel,
  to: Reached,
  now: Date,
): Promise<HandedOver> => {
  const { senders, origin } = deps;
  const { language } = to;
  const words = messageWords[language];
  const link = `${origin}${parcel.url}`;
  if (channel === 'push') return toBrowsers(deps, parcel, to.browsers, language);
  const part = partOf(parcel, language);
  if (channel === 'email') {
    if (!to.email) return nobody;
    const { page, post } = deps.stopLink(userId);
    const text = `${letterText(parcel, language)}\n\n${words.open(link)}\n\n--\n${words.mail.footer(`${origin}/settings`, page)}\n`;
    return done(
      await senders.email.send({ id: parcel.id, to: to.email, subject: part.title, text, unsubscribe: post }),
    );
  }
  const way = channel === 'whatsapp' ? to.whatsapp : to.sms;
  if (!way) return nobody;
  if (channel === 'sms')
    return senders.sms
      ? done(
          await senders.sms.send({
            id: parcel.id,
            to: way.address,
            text: part.sms
              ? shortSms(part.sms, [link, link.slice(0, link.lastIndexOf('/'))])
              : smsText(part, link),
          }),
        )
      : nobody;
  if (!senders.whatsapp) return nobody;
  const isOpen = isOpenWindow(way, now);
  return done(
    await senders.whatsapp.send({
      id: parcel.id,
      to: way.address,
      language,
      text: isOpen ? whatsAppText(part, link) : templateText(part),
      isOpen,
      kind: 'notice',
    }),
  );
};
