import type { Outcome } from '#features/notify/domain/delivery.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { State } from '../domain/interpret.ts';
import type { Choice } from '../domain/render.ts';
import type { LeafDeps } from './photo-check.ts';
import type { OpenAccount } from './ports.ts';
import type { EvaluationDeps } from './refresh-alerts.ts';

/** An inbound message, accepted once, and its meaning. */
export interface InboundMessage {
  readonly way: 'sms' | 'whatsapp';
  /** A number with +, or WhatsApp's own id of a user who hides it. */
  readonly to: string;
  /** The account that confirmed this number. */
  readonly userId: string | null;
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly text: string | null;
  readonly meaning: 'stop' | 'start' | null;
  readonly media: { readonly id: string; readonly sha256: string | null } | null;
  /** What the farmer has answered while they register, this message included. */
  readonly registration?: State | null;
}

export interface AnswerDeps extends LeafDeps, EvaluationDeps {
  readonly db: Database;
  /** URL of the app for farmers. */
  readonly link: string;
  readonly openAccount: OpenAccount;
  /** Sends a text through its channel; null when the channel is not configured. */
  readonly send: (
    way: InboundMessage['way'],
    message: {
      readonly id: string;
      readonly to: string;
      readonly text: string;
      readonly language: 'en' | 'sw';
      /** Shown as buttons where the channel has them. */
      readonly choices?: readonly Choice[];
    },
  ) => Promise<Outcome | null>;
}
