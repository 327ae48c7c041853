import type { Day } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';

/** A place inside a measured field where a leaf check or a satellite image found something wrong. */
export interface SickPlace extends Point {
  readonly id: string;
  readonly day: Day;
  readonly by: 'check' | 'satellite';
  /** The screen of the evidence. */ readonly href: string;
}
