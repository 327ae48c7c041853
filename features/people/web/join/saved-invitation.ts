// @cache later
import { readPreference, writePreference } from '#kit/web/preference.ts';

/** The code that brought somebody here, for whoever gives the thanks for it after signing up. */
/** `via`, `variant`: by which way and in which language the link was sent, as it said itself. */
export interface SavedInvitation {
  readonly code: string;
  readonly timestamp: number;
  readonly known: boolean;
  readonly via?: string | undefined;
  readonly variant?: string | undefined;
}
export type Way = Pick<SavedInvitation, 'via' | 'variant'>;

export const REFERRAL_KEY = 'referral_code';

export const savedInvitation = (): SavedInvitation | null => {
  try {
    const kept = JSON.parse(readPreference(REFERRAL_KEY) ?? 'null') as Partial<SavedInvitation> | null;
    return kept && typeof kept.code === 'string' && typeof kept.timestamp === 'number'
      ? {
          code: kept.code,
          timestamp: kept.timestamp,
          known: kept.known === true,
          ...(typeof kept.via === 'string' && { via: kept.via }),
          ...(typeof kept.variant === 'string' && { variant: kept.variant }),
        }
      : null;
  } catch {
    return null;
  }
};

/** The first arrival with a code keeps its time. */
export const saveInvitation = (code: string, now: number, known = false, way: Way = {}): void => {
  const kept = savedInvitation();
  const before = kept?.code === code ? kept : null;
  writePreference(
    REFERRAL_KEY,
    JSON.stringify({
      code,
      timestamp: before?.timestamp ?? now,
      known: known || before?.known === true,
      via: before?.via ?? way.via,
      variant: before?.variant ?? way.variant,
    } satisfies SavedInvitation),
  );
};

export const forgetInvitation = (): void => writePreference(REFERRAL_KEY, null);
