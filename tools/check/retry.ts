import type { FileError, Outcome, TestResults } from './outcome.ts';

/** Runs one file of one project, or one test in it, with nothing else running. */
export type RunAlone = (target: {
  readonly file: string;
  readonly project: string;
  readonly name?: string;
}) => Promise<TestResults>;

const TRIES = 2;
/** More failures than this are not chance, and more than two flaky tests fail the run anyway. */
const MAX_RETRIED = 6;
export const MAX_FLAKY = 2;

const isSame = (a: Outcome, b: Outcome): boolean =>
  a.file === b.file && a.project === b.project && a.name === b.name;

/**
 * The first retry runs only the test. The second runs its whole file, for a test that depends on earlier
 * ones.
 */
const passesAgain = async (failed: Outcome, runAlone: RunAlone): Promise<boolean> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { runs, broken } = await runAlone({
      file: failed.file,
      project: failed.project,
      ...(tried === 0 ? { name: failed.name } : {}),
    });
    const again = runs.filter((run) => isSame(run, failed));
    if (broken.length === 0 && again.length > 0 && again.every((run) => run.status === 'passed')) return true;
  }
  return false;
};

/** The tests of a broken file once it runs without an error; null if it never does. */
const runsAgain = async (broken: FileError, runAlone: RunAlone): Promise<readonly Outcome[] | null> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const again = await runAlone(broken);
    if (
      again.broken.length === 0 &&
      again.runs.length > 0 &&
      again.runs.every((run) => run.status !== 'failed')
    )
      return again.runs;
  }
  return null;
};

/** Reruns failed tests alone, up to twice. A test that then passes is marked as flaky, with its first error. */
export const retryFailed = async (tested: TestResults, runAlone: RunAlone): Promise<TestResults> => {
  const isBroken = (run: Outcome): boolean =>
    tested.broken.some(({ file, project }) => file === run.file && project === run.project);
  const failed = tested.runs.filter((run) => run.status === 'failed' && !isBroken(run));
  if (failed.length + tested.broken.length > MAX_RETRIED) return tested;
  let runs = tested.runs;
  const broken: FileError[] = [];
  for (const one of failed) {
    if (await passesAgain(one, runAlone))
      runs = runs.map((run) => (run === one ? { ...run, status: 'passed', isFlaky: true } : run));
  }
  for (const one of tested.broken) {
    const again = one.file === '' ? null : await runsAgain(one, runAlone);
    if (!again) {
      broken.push(one);
      continue;
    }
    const isAlreadyFlaky = runs.some((run) => run.file === one.file && run.isFlaky === true);
    runs = [
      ...runs.filter((run) => run.file !== one.file || run.project !== one.project),
      // A retried file counts as one flaky test: its first one.
      ...again.map((run, i) =>
        i === 0 && !isAlreadyFlaky ? { ...run, isFlaky: true, error: one.error } : run,
      ),
    ];
  }
  return { ...tested, runs, broken };
};
