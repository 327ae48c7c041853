import { readPreference, writePreference } from '#kit/web/preference.ts';

/**
 * The invitation code of a visitor, credited after sign-up. `via`, `variant`: channel and language in the
 * link.
 */
interface SavedInvitation {
  readonly code: string;
  readonly timestamp: number;
  readonly known: boolean;
  readonly via?: string | undefined;
  readonly variant?: string | undefined;
}
export type LinkSource = Pick<SavedInvitation, 'via' | 'variant'>;

export const REFERRAL_KEY = 'referral_code';

export const readSavedInvitation = (): SavedInvitation | null => {
  try {
    const saved = JSON.parse(readPreference(REFERRAL_KEY) ?? 'null') as Partial<SavedInvitation> | null;
    return saved && typeof saved.code === 'string' && typeof saved.timestamp === 'number'
      ? {
          code: saved.code,
          timestamp: saved.timestamp,
          known: saved.known === true,
          ...(typeof saved.via === 'string' && { via: saved.via }),
          ...(typeof saved.variant === 'string' && { variant: saved.variant }),
        }
      : null;
  } catch {
    return null;
  }
};

/** Saves a code. A repeated visit with the same code keeps the first time and source. */
export const saveInvitation = (code: string, now: number, known = false, source: LinkSource = {}): void => {
  const saved = readSavedInvitation();
  const before = saved?.code === code ? saved : null;
  writePreference(
    REFERRAL_KEY,
    JSON.stringify({
      code,
      timestamp: before?.timestamp ?? now,
      known: known || before?.known === true,
      via: before?.via ?? source.via,
      variant: before?.variant ?? source.variant,
    } satisfies SavedInvitation),
  );
};

export const forgetInvitation = (): void => writePreference(REFERRAL_KEY, null);
