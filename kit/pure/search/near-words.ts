/** Finds the intended word of a misspelling: candidates share letter trigrams and are ranked by edit distance. */
export interface NearWords {
  readonly nearest: (word: string) => { readonly word: string; readonly slips: number } | undefined;
}

const SHORTEST = 4;
const SHARED = 0.34;
/** Maximum typos: one in short words, two in long ones. */
const allowed = (length: number): number => (length < 7 ? 1 : 2);

const triples = (word: string): readonly string[] => {
  const padded = `  ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3));
};

/** Number of letters missing, added, changed or swapped with a neighbour; `limit + 1` when there are more. */
export const slipsBetween = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
};

export const nearWords = (words: Iterable<string>): NearWords => {
  const list = [...new Set(words)].filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  const byTriple = new Map<string, number[]>();
  list.forEach((word, i) => {
    for (const triple of triples(word)) {
      const known = byTriple.get(triple);
      if (known) known.push(i);
      else byTriple.set(triple, [i]);
    }
  });
  const nearest = (word: string): { readonly word: string; readonly slips: number } | undefined => {
    if (word.length < SHORTEST || /\d/.test(word)) return undefined;
    const wanted = triples(word);
    const shared = new Map<number, number>();
    for (const triple of new Set(wanted))
      for (const i of byTriple.get(triple) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
    let best: { readonly word: string; readonly slips: number; readonly share: number } | undefined;
    for (const [i, count] of shared) {
      const candidate = list[i] ?? '';
      const share = (2 * count) / (wanted.length + candidate.length);
      if (share < SHARED) continue;
      const limit = allowed(Math.min(word.length, candidate.length));
      const slips = slipsBetween(word, candidate, limit);
      if (slips <= limit && (!best || slips < best.slips || (slips === best.slips && share > best.share)))
        best = { word: candidate, slips, share };
    }
    return best && { word: best.word, slips: best.slips };
  };
  return { nearest };
};
