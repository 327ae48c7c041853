import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root, so root drops to `nobody` for it. */
const NOBODY = 65534;

export interface Identity { readonly uid: number; readonly gid: number }

export const identityForPostgres = (): Identity | null =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;

export const giveTo = (identity: Identity | null, path: string): void => {
  if (identity) chownSync(path, identity.uid, identity.gid);
};

const mayEnter = (folder: string, { uid }: Identity): boolean => {
  const { mode, uid: owner } = statSync(folder);
  return owner === uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0;
};

/** Every folder above `path` lets the identity through. Group bits and ACLs are not counted on. */
export const canReach = (path: string, identity: Identity | null): boolean => {
  if (!identity) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(folder, identity)) return false;
    if (folder === dirname(folder)) return true;
  }
};
