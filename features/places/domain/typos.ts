/** Longer names only match exactly. */
const MAX_COMPARED_LENGTH = 80;
/** Three rows of the distance matrix, reused because a search compares thousands of names. */
const rows = [0, 1, 2].map(() => new Int16Array(MAX_COMPARED_LENGTH + 2));

/**
 * The number of letters changed, left out, added or swapped, or `maxDistance + 1` if more. Optimal string
 * alignment, only within `maxDistance` of the diagonal; stops when a whole row exceeds it.
 */
export const editDistance = (a: string, b: string, maxDistance: number): number => {
  if (
    Math.abs(a.length - b.length) > maxDistance ||
    a.length > MAX_COMPARED_LENGTH ||
    b.length > MAX_COMPARED_LENGTH
  )
    return a === b ? 0 : maxDistance + 1;
  const beyond = maxDistance + 1;
  let [beforeLast, previous, row] = rows as [Int16Array, Int16Array, Int16Array];
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - maxDistance);
    const to = Math.min(b.length, i + maxDistance);
    row[from - 1] = from === 1 ? i : beyond;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      const above = j === i + maxDistance ? beyond : previous[j]!;
      let cost = Math.min(above + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > maxDistance) return beyond;
    [beforeLast, previous, row] = [previous, row, beforeLast];
  }
  return Math.min(previous[b.length]!, beyond);
};

/** Short names allow no typos, or every village would match. */
export const maxTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
