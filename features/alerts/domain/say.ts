import type { Language } from '#kit/pure/words.ts';
import type { Raised } from './raised.ts';

export interface Told {
  readonly title: string;
  /** What was seen, with its numbers and days. */
  readonly message: string;
  /** What to do first. */
  readonly action: string;
  readonly recommendations: readonly string[];
  /** Which rule, and whether it is published or our own. */
  readonly rule: string;
  readonly certainty: string;
  readonly until: string;
  /** At most 120 characters. */
  readonly push: string;
  /** At most 160 characters of GSM 03.38, so that it is one SMS. */
  readonly sms: string;
}

export const sayAlert = (_raised: Raised, _language: Language): Told =>
  ({ title: '', message: '', action: '', recommendations: [], rule: '', certainty: '', until: '', push: '', sms: '' });
