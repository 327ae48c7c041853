const FACTOR = Number(process.env['STRESS_TIMEOUT_FACTOR'] || 1);

/** A timeout in milliseconds; `npm run stress` gives three times as much. */
export const scaled = (ms: number): number => ms * FACTOR;
