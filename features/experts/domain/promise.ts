/** Minimum number of questions: a share computed from fewer is mostly chance. */
const MIN_QUESTIONS = 10;
export const PROMISE_DAYS = 30;

interface PromiseCounts {
  readonly experts: number;
  /** Promised questions of the last 30 days that were answered or whose deadline has passed. */
  readonly decided: number;
  readonly inTime: number;
  readonly medianHours: number | null;
}

export interface Promise24 {
  readonly experts: number;
  readonly inTimeShare: number | null;
  readonly medianHours: number | null;
}

/** How often the 24-hour promise was met, or null with too few questions. */
export const promiseOf = ({ experts, decided, inTime, medianHours }: PromiseCounts): Promise24 =>
  decided < MIN_QUESTIONS
    ? { experts, inTimeShare: null, medianHours: null }
    : {
        experts,
        inTimeShare: inTime / decided,
        medianHours: medianHours === null ? null : Math.round(medianHours * 10) / 10,
      };
