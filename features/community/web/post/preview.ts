/** length of a preview; the whole text is one tap away. */
export const SHOWN = { latest: 50, shared: 100, ai: 120, content: 150 } as const;

/** The first `most` characters as a reader counts them, never half of one; "…" where more follows. */
export const cut = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`;
};
