import { lazy } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readPreference } from '#kit/web/preference.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';

const Claim = lazy(async () => ({
  default: (await import('#features/referrals/web/ClaimInvitation.tsx')).Claim,
}));

/**
 * The key from `features/people/web/join/saved-invitation.ts`, whose code loads only when there is an
 * invitation.
 */
const REFERRAL_KEY = 'referral_code';

/**
 * For a signed-in user whose phone has an invitation code, or who opened the assistant by one (JOI-10,
 * CHT-16).
 */
export const ClaimInvitation = () => {
  const userId = useStoreUser();
  const [path] = useLocation();
  const search = useSearch();
  const code = path === '/chat' ? new URLSearchParams(search).get('ref') : null;
  if (!userId || path === '/join' || (!code && readPreference(REFERRAL_KEY) === null)) return null;
  return (
    <LazyErrorBoundary>
      <Claim key={path} userId={userId} code={code} />
    </LazyErrorBoundary>
  );
};
