export const directions = ['up', 'down', 'none'] as const;
export type Direction = (typeof directions)[number];

export const valueOf = (direction: Direction): -1 | 0 | 1 =>
  direction === 'up' ? 1 : direction === 'down' ? -1 : 0;

/** What a tap wants: the same arrow again takes the vote back (COM-18). */
export const nextVote = (now: Direction, tapped: 'up' | 'down'): Direction =>
  now === tapped ? 'none' : tapped;

/** How far the score moves: switching swings it by two. */
export const swing = (from: Direction, to: Direction): number => valueOf(to) - valueOf(from);
