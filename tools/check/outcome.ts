import type { TestRun } from './ledger.ts';

/** One test of a finished run. */
export interface Outcome extends TestRun {
  /** The titles of its groups and its own, separated by spaces: what vitest's `-t` matches. */
  readonly name: string;
  readonly project: string;
  /** The first line of its first error, '' when it passed. */
  readonly error: string;
  /** It failed at first and passed when run again; `error` is the first one. */
  readonly isFlaky?: boolean;
}

/**
 * An error outside any test: a file that does not load, a failed hook, an unhandled rejection. `file` is ''
 * when unknown.
 */
export interface Broken {
  readonly file: string;
  readonly project: string;
  readonly error: string;
}

/** Seconds of one file, its imports and environment included. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface Tested {
  readonly runs: readonly Outcome[];
  readonly broken: readonly Broken[];
  readonly times: readonly FileTime[];
}
