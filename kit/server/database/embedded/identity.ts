import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root, so root switches to `nobody` for it. */
const NOBODY = 65534;

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** The owner of existing files, else `nobody`. */
export const identityForPostgres = (folder: string): Identity | null => {
  if (process.getuid?.() !== 0) return null;
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : { uid: NOBODY, gid: NOBODY };
};

export const changeOwner = (identity: Identity | null, path: string): void => {
  if (identity) chownSync(path, identity.uid, identity.gid);
};

const mayEnter = (folder: string, { uid }: Identity): boolean => {
  const { mode, uid: owner } = statSync(folder);
  return owner === uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0;
};

/** True when the identity may enter every folder above `path`. Ignores group permissions and ACLs. */
export const canReach = (path: string, identity: Identity | null): boolean => {
  if (!identity) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(folder, identity)) return false;
    if (folder === dirname(folder)) return true;
  }
};
