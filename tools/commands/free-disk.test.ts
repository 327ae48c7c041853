import { expect, test } from 'vitest';
import { diskProblem } from './free-disk.mjs';
import { root } from './ready.mjs';

test('says how much disk space is free and how much is needed when there is too little', () => {
  expect(diskProblem(root, 0)).toBeNull();
  expect(diskProblem(root, 1e18)).toMatch(
    /^Only \d+\.\d GB of disk space is free at .*; Mavuno needs 1000000000\.0 GB\. Free some space and try again\.$/,
  );
});
