import { type Claim, partsOf, entitlementsFrom } from '#features/plans/domain/claim.ts';
import { FREE_ENTITLEMENTS, type Entitlements } from '#features/plans/domain/entitlements.ts';
import type { CachedSession } from './cached-session.ts';
import { seenNow } from './plan-keys.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

const isSigned = async (body: string, signature: string, key: string): Promise<boolean> => {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const known = await crypto.subtle.importKey('raw', bytesOf(key), curve, false, ['verify']);
  return crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    known,
    bytesOf(signature),
    new TextEncoder().encode(body),
  );
};

/**
 * The plan that the stored claim proves now. Changed, of another user, expired, or unverifiable (no secure
 * page): Free.
 */
export const verifyPlan = async ({ session, proof }: CachedSession): Promise<Entitlements> => {
  const parts = proof && partsOf(proof.token);
  if (!session || !parts) return FREE_ENTITLEMENTS;
  try {
    if (!(await isSigned(parts.body, parts.signature, proof.key))) return FREE_ENTITLEMENTS;
    const claim = JSON.parse(new TextDecoder().decode(bytesOf(parts.body))) as Claim;
    return entitlementsFrom(claim, session.userId, seenNow());
  } catch {
    return FREE_ENTITLEMENTS;
  }
};
