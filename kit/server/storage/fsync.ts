import { closeSync, fsyncSync, openSync } from 'node:fs';

const sync = (path: string, flags: string): void => {
  const handle = openSync(path, flags);
  fsyncSync(handle);
  closeSync(handle);
};

export const syncFile = (path: string): void => sync(path, 'r+');

/** A new name survives a power failure only once its folder is synced too. Windows has no such call. */
export const syncFolder = (path: string): void => {
  if (process.platform !== 'win32') sync(path, 'r');
};
