/** length of a preview; the whole text is one tap away. */
export const PREVIEW_LENGTHS = { latest: 50, shared: 100, ai: 120, content: 150 } as const;

/** The first `most` characters (code points, never half of a surrogate pair), with "…" if the text is longer. */
export const truncate = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`;
};
