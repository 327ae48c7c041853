import type { Language } from '#kit/pure/words.ts';

/**
 * How a feature's commands read in the outbox. Arguments come from the phone's own store and may be of an
 * older version of the app, so they are read with care.
 */
export interface OutboxWords {
  /** Command name to what the farmer did: "Add field Shamba la mto". */
  readonly commands: Readonly<
    Record<string, Readonly<Record<Language, (args: Readonly<Record<string, unknown>>) => string>>>
  >;
  /** Refusal codes of these commands to the reason in the farmer's words. */
  readonly refusals: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
}
