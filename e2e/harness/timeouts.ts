const FACTOR = Number(process.env['STRESS_TIMEOUT_FACTOR'] || 1);

/** A timeout in milliseconds, multiplied by `STRESS_TIMEOUT_FACTOR`. */
export const scaled = (ms: number): number => ms * FACTOR;
