/** GAM-01, GAM-09: seven levels by confirmed checks. Only checks with a known outcome count. */
export const LEVELS = [1, 5, 15, 30, 60, 120, 250] as const;

export interface Level {
  /** 1 to 7. */
  readonly level: number;
  readonly percentage: number;
  readonly current: number;
  /** Confirmed checks needed for the next level. At the top level, for that level. */
  readonly required: number;
}

/** Null before the first confirmed check. */
export const levelOf = (confirmed: number): Level | null => {
  const level = LEVELS.filter((least) => confirmed >= least).length;
  if (level === 0) return null;
  const required = LEVELS[level] ?? LEVELS[LEVELS.length - 1]!;
  return {
    level,
    percentage: Math.min(100, Math.floor((confirmed / required) * 100)),
    current: confirmed,
    required,
  };
};
