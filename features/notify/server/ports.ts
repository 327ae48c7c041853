import type { Outcome } from '../domain/delivery.ts';

/**
 * Never throws: a failure is an outcome. `standIn`: writes files instead of sending, and every screen says
 * so.
 */
interface Sender<Message> {
  readonly standIn: boolean;
  send(message: Message): Promise<Outcome>;
}

export interface PushMessage {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Under four kilobytes. */
  readonly payload: string;
  /** At most 32 letters; a waiting message with the same topic is replaced. */
  readonly topic: string;
  readonly urgent: boolean;
  readonly ttlS: number;
}
export interface PushSender extends Sender<PushMessage> {
  /** The public half of the VAPID key, for browsers. */
  readonly key: string;
  /**
   * Whether this address belongs to a push service we know: a farmer's browser names it, and it may name
   * anything.
   */
  allows(endpoint: string): boolean;
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program posts "no more". */
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
  /** The farmer wrote within 24 hours, so free text is taken; otherwise an approved template carries it. */
  readonly isOpen: boolean;
  readonly kind: 'notice' | 'code';
}
export interface WhatsAppSender extends Sender<WhatsAppMessage> {
  /** Checks the signature over the raw bytes in constant time. */
  isSigned(body: Buffer, signature: string | undefined): boolean;
  /** The word that Meta shows when it asks whether the address is ours. */
  isVerifyToken(token: string | undefined): boolean;
}

export interface Senders {
  readonly push: PushSender;
  readonly email: MailSender;
  readonly whatsapp: WhatsAppSender | null;
  readonly sms: TextSender | null;
}
