/** The inputs for the platform's health. */
interface HealthInput {
  readonly requests: number;
  readonly faults: number;
  /** Delay of the oldest due job in seconds; null when none waits. */
  readonly lateSeconds: number | null;
  /** Jobs that failed after their last retry. */
  readonly failedJobs: number;
}

export type Health = 'good' | 'strained' | 'bad';
type HealthReason = 'few_requests' | 'faults' | 'late_jobs' | 'failed_jobs';
export interface HealthAssessment {
  readonly health: Health;
  readonly reasons: readonly HealthReason[];
}

/** Design values: minimum requests for an error rate. */
const ENOUGH_REQUESTS = 20;
const FAULTS = { strained: 0.01, bad: 0.05 } as const;
const LATE_SECONDS = { strained: 120, bad: 900 } as const;

const rank: readonly Health[] = ['good', 'strained', 'bad'];

const above = (
  value: number,
  { strained, bad }: { readonly strained: number; readonly bad: number },
): Health => (value >= bad ? 'bad' : value >= strained ? 'strained' : 'good');

/** MSC-02: computed from the error rate, the age of the queue and failed jobs, never fixed. */
export const evaluateHealth = ({
  requests,
  faults,
  lateSeconds,
  failedJobs,
}: HealthInput): HealthAssessment => {
  const isKnown = requests >= ENOUGH_REQUESTS;
  const found: [HealthReason, Health][] = [
    ['faults', isKnown ? above(faults / requests, FAULTS) : 'good'],
    ['late_jobs', above(lateSeconds ?? 0, LATE_SECONDS)],
    ['failed_jobs', failedJobs > 0 ? 'strained' : 'good'],
  ];
  const worst = Math.max(...found.map(([, health]) => rank.indexOf(health)));
  return {
    health: rank[worst]!,
    reasons: [
      ...(isKnown ? [] : ['few_requests' as const]),
      ...found.filter(([, health]) => health !== 'good').map(([reason]) => reason),
    ],
  };
};
