import { findBrowser, minimumBrowser } from '../browser/find.ts';
import { diskProblem } from '../commands/free-disk.mjs';
import { root } from '../commands/ready.mjs';

/**
 * An error sentence if this machine cannot run the tests, else null. Fetches the browsers that the journeys
 * need.
 */
export const startProblem = (hasJourneys: boolean): string | null => {
  const problem = diskProblem(root);
  if (problem !== null || !hasJourneys) return problem;
  try {
    findBrowser();
    minimumBrowser();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
