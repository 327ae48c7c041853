/** What other features' servers may know: the counts of "Did it help?", real ones or none. */
export { LEAST_ANSWERS, type OutcomeCount, readCounts } from './counts.ts';
