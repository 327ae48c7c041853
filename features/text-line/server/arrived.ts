import type { Outcome } from '#features/notify/domain/delivery.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { LeafDeps } from './leaf.ts';
import type { EvaluationDeps } from './look-first.ts';

/** A message that was taken in once, and what it asks. */
export interface Arrived {
  readonly way: 'sms' | 'whatsapp';
  /** A number with +, or WhatsApp's own id of a user who hides it. */
  readonly to: string;
  /** Whose confirmed number this is. */
  readonly userId: string | null;
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly text: string | null;
  readonly meaning: 'stop' | 'start' | null;
  readonly media: { readonly id: string; readonly sha256: string | null } | null;
}

export interface AnswerDeps extends LeafDeps, EvaluationDeps {
  readonly db: Database;
  /** Where farmers open the app. */
  readonly link: string;
  /** Hands a text to its channel; null where the channel is not set up. */
  readonly send: (
    way: Arrived['way'],
    message: {
      readonly id: string;
      readonly to: string;
      readonly text: string;
      readonly language: 'en' | 'sw';
    },
  ) => Promise<Outcome | null>;
}
