import type { Outcome } from '../domain/delivery.ts';

/** Never throws: a failure is an outcome. `isFake`: writes files instead of sending, and every screen says so. */
interface Sender<Message> {
  readonly isFake: boolean;
  send(message: Message): Promise<Outcome>;
}

export interface PushMessage {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Under four kilobytes. */
  readonly payload: string;
  /** At most 32 characters. Replaces a waiting message with the same topic. */
  readonly topic: string;
  readonly urgent: boolean;
  readonly ttlS: number;
}
export interface PushSender extends Sender<PushMessage> {
  /** The public half of the VAPID key, for browsers. */
  readonly vapidPublicKey: string;
  /**
   * Whether this address belongs to a known push service. The farmer's browser supplies it, so it could be
   * any address.
   */
  isAllowedEndpoint(endpoint: string): boolean;
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail client posts an unsubscribe request. */
  readonly unsubscribe: string;
}
export type MailSender = Sender<Mail>;

interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}
export type TextSender = Sender<TextMessage>;

/** `to`: a number with +, or WhatsApp's own id of a user who hides it (BSUID). */
export interface WhatsAppMessage {
  readonly id: string;
  readonly to: string;
  readonly language: 'en' | 'sw';
  readonly text: string;
  /**
   * The farmer wrote within the last 24 hours, so WhatsApp accepts free text; otherwise an approved template
   * is used.
   */
  readonly isOpen: boolean;
  readonly kind: 'notice' | 'code';
  /** Shown as buttons, or as a list that a button opens; `send` is what a tap sends. Only where `isOpen`. */
  readonly choices?: readonly { readonly send: string; readonly label: string }[];
  /** The button that opens the list. */
  readonly chooseLabel?: string;
}
export interface WhatsAppSender extends Sender<WhatsAppMessage> {
  /** Checks the signature over the raw bytes in constant time. */
  isSigned(body: Buffer, signature: string | undefined): boolean;
  /** Whether this is the token that Meta sends to verify that the address is ours. */
  isVerifyToken(token: string | undefined): boolean;
}

export interface Senders {
  readonly push: PushSender;
  readonly email: MailSender;
  readonly whatsapp: WhatsAppSender | null;
  readonly sms: TextSender | null;
}
