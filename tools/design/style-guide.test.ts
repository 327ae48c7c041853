import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';

/** Parts that the guide cannot show, with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'SyncAge.tsx': 'needs a store; it shows Age, which the guide has',
  'ProChip.tsx': 'needs a subscription; it shows Badge, which the guide has',
  'Confetti.tsx': 'falls once and leaves nothing to see',
  'LazyErrorBoundary.tsx': 'draws nothing of its own',
};

const imported = readdirSync(path.join(root, 'apps/web/design'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(root, 'apps/web/design', file), 'utf8'))
  .join('\n');

test('the style guide shows every part of kit/web/ui', () => {
  const parts = readdirSync(path.join(root, 'kit/web/ui'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(parts.length).toBeGreaterThan(25);
  expect(
    parts.filter((file) => !imported.includes(`#kit/web/ui/${file}'`) && !(path.basename(file) in NOT_SHOWN)),
  ).toEqual([]);
});
