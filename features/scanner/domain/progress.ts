/** The stages a scan really passes, in order (SCN-04). */
export const stages = ['checking', 'compressing', 'model', 'saving'] as const;
export type Stage = (typeof stages)[number];

/** How often the bar is drawn anew. */
export const TICK_MS = 120;

/** Share done when a stage begins; a bar never claims more than what has happened. */
export const shareAt = (stage: Stage): number => stages.indexOf(stage) / stages.length;
