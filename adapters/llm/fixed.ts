import type { VisionPort } from '#features/scanner/server/ports.ts';

/** For tests and drills: chooses one condition wherever it is offered. */
export const fixedVision = (key: string): VisionPort => ({
  source: 'llm:fixed',
  choose: async ({ conditions }) => (conditions.some((c) => c.key === key) ? key : null),
});
