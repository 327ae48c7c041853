import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files (see "Slowest files" at the end of a run). If one started last, it would run alone while
 * other workers are idle.
 */
export const SLOWEST = [
  'apps/server/access/access.db.test.ts',
  'vision/photo-quality.test.ts',
  'features/experts/server/experts.db.test.ts',
  'apps/server/security/hostile.db.test.ts',
  'features/community/web/ask/ask.web.test.tsx',
  'features/fields/web/wizard/wizard.web.test.tsx',
  'features/payments/server/hostile.db.test.ts',
  'features/sightings/server/sightings.db.test.ts',
  'features/weather/server/refresh-batches.db.test.ts',
  'apps/server/main.db.test.ts',
  'kit/server/database/embedded.db.test.ts',
  'kit/server/database/kill.db.test.ts',
  'tools/source/layers.test.ts',
  'e2e/two-phones.e2e.ts',
  'e2e/screens.e2e.ts',
  'e2e/account/sign-out.e2e.ts',
  'e2e/core/community.e2e.ts',
  'e2e/core/experts.e2e.ts',
  'e2e/training.e2e.ts',
  'e2e/requests.e2e.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = SLOWEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index === -1 ? SLOWEST.length : index;
};

/** Starts the slowest files first and the others in vitest's own order. */
export class SlowestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(specs)).sort((a, b) => rank(a) - rank(b));
  }
}
