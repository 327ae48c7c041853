/** The actual stages of a scan, in order (SCN-04). */
export const stages = ['checking', 'compressing', 'model', 'saving'] as const;
export type Stage = (typeof stages)[number];

/** Refresh interval of the bar. */
export const TICK_MS = 120;

/** Share done at the start of a stage; the bar never claims more than has happened. */
export const shareAt = (stage: Stage): number => stages.indexOf(stage) / stages.length;
