import { type Claim, splitToken, entitlementsFrom } from '#features/plans/domain/claim.ts';
import { FREE_ENTITLEMENTS, type Entitlements } from '#features/plans/domain/entitlements.ts';
import type { CachedSession } from './cached-session.ts';
import { monotonicNow } from './plan-keys.ts';

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

const isSignatureValid = async (body: string, signature: string, key: string): Promise<boolean> => {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const publicKey = await crypto.subtle.importKey('raw', decodeBase64Url(key), curve, false, ['verify']);
  return crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    decodeBase64Url(signature),
    new TextEncoder().encode(body),
  );
};

/**
 * The plan that the stored claim proves now. Returns Free when the claim was changed, belongs to another
 * user, has expired, or cannot be verified (insecure context).
 */
export const verifyPlan = async ({ session, proof }: CachedSession): Promise<Entitlements> => {
  const parts = proof && splitToken(proof.token);
  if (!session || !parts) return FREE_ENTITLEMENTS;
  try {
    if (!(await isSignatureValid(parts.body, parts.signature, proof.key))) return FREE_ENTITLEMENTS;
    const claim = JSON.parse(new TextDecoder().decode(decodeBase64Url(parts.body))) as Claim;
    return entitlementsFrom(claim, session.userId, monotonicNow());
  } catch {
    return FREE_ENTITLEMENTS;
  }
};
