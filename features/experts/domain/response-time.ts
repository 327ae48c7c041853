/** Minimum number of questions: a share computed from fewer is mostly chance. */
const MIN_QUESTIONS = 10;
export const RESPONSE_TIME_DAYS = 30;

interface ResponseTimeCounts {
  readonly experts: number;
  /** Promised questions of the last 30 days that were answered or whose deadline has passed. */
  readonly decided: number;
  readonly inTime: number;
  readonly medianHours: number | null;
}

export interface ResponseTimes {
  readonly experts: number;
  readonly inTimeShare: number | null;
  readonly medianHours: number | null;
}

/**
 * Share of questions answered within 24 hours, and the median response time in hours; both null with fewer
 * than MIN_QUESTIONS questions.
 */
export const responseTimesOf = ({
  experts,
  decided,
  inTime,
  medianHours,
}: ResponseTimeCounts): ResponseTimes =>
  decided < MIN_QUESTIONS
    ? { experts, inTimeShare: null, medianHours: null }
    : {
        experts,
        inTimeShare: inTime / decided,
        medianHours: medianHours === null ? null : Math.round(medianHours * 10) / 10,
      };
