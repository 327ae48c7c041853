import { sign } from 'node:crypto';
import { claimOf } from '../domain/claim.ts';
import type { Entitlements } from '../domain/entitlements.ts';
import type { SigningKey } from './signing-key.ts';

/** ECDSA P-256 over the first part as encoded; both parts base64url. */
export const proofWith =
  ({ id, privateKey, publicKey }: SigningKey) =>
  (userId: string, entitlements: Entitlements, now: Date): { token: string; key: string } => {
    const body = Buffer.from(JSON.stringify(claimOf(userId, entitlements, now, id))).toString('base64url');
    const signature = sign('sha256', Buffer.from(body), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url');
    return { token: `${body}.${signature}`, key: publicKey };
  };
