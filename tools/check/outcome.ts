import type { TestRun } from './ledger.ts';

/** One test in a finished run. */
export interface Outcome extends TestRun {
  /** The titles of its groups and its own, separated by spaces, as vitest's `-t` matches them. */
  readonly name: string;
  readonly project: string;
  /** First line of the first error, '' if it passed. */
  readonly error: string;
  /** The test failed first and passed when run again. `error` is the first error. */
  readonly isFlaky?: boolean;
}

/**
 * An error outside any test: a file that does not load, a failed hook, or an unhandled rejection. `file` is
 * '' when unknown.
 */
export interface FileError {
  readonly file: string;
  readonly project: string;
  readonly error: string;
}

/** Seconds for one file, including its imports and environment. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface TestResults {
  readonly runs: readonly Outcome[];
  readonly broken: readonly FileError[];
  readonly times: readonly FileTime[];
}
