import fs from 'node:fs';

const GIGABYTE = 1e9;

/** An error sentence if the drive of `folder` has fewer than `minBytes` free (for this user), else null. */
export const diskProblem = (folder, minBytes = 2 * GIGABYTE) => {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = bavail * bsize;
  if (free >= minBytes) return null;
  const gb = (bytes) => (bytes / GIGABYTE).toFixed(1);
  return `Only ${gb(free)} GB of disk space is free at ${folder}; Mavuno needs ${gb(minBytes)} GB. Free some space and try again.`;
};
