export const directions = ['up', 'down', 'none'] as const;
export type Direction = (typeof directions)[number];

export const voteValue = (direction: Direction): -1 | 0 | 1 =>
  direction === 'up' ? 1 : direction === 'down' ? -1 : 0;

/** The vote after a tap. Tapping the same arrow again withdraws the vote (COM-18). */
export const nextVote = (now: Direction, tapped: 'up' | 'down'): Direction =>
  now === tapped ? 'none' : tapped;

/** Change of the score. Switching the direction changes it by two. */
export const scoreChange = (from: Direction, to: Direction): number => voteValue(to) - voteValue(from);
