const FACTOR = Number(process.env['STRESS_TIMEOUT_FACTOR'] || 1);

/** A timeout in milliseconds; `npm run stress` triples it. */
export const scaled = (ms: number): number => ms * FACTOR;
