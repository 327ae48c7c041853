import { distanceM } from '#kit/pure/geodesy.ts';
import type { Point } from '#kit/pure/geometry.ts';

/** One GPS fix; `at` in milliseconds of the receiver's clock. */
export interface Fix extends Point {
  readonly accuracy_m: number;
  readonly at: number;
}
export interface WalkPoint extends Fix {
  /** The line to this point was not walked. */ readonly straight: boolean;
}

/**
 * Why the last fix was rejected: too inaccurate, receiver not stable yet, faster than a farmer walks, too far
 * to join without asking, no step made.
 */
type NotTaken = 'weak' | 'warming' | 'jump' | 'far' | 'still';

/** All of a walk, as plain data: saved after each action, nothing is lost when the app is killed. */
export interface Walk {
  readonly mode: 'ready' | 'walking' | 'paused' | 'skipping';
  readonly points: readonly WalkPoint[];
  /**
   * The newest agreeing fixes while the receiver stabilises, at the start and after every pause. Null once
   * stable.
   */
  readonly settling: readonly Fix[] | null;
  readonly notTaken: NotTaken | null;
  /** Metres between the last point and the rejected fix. */
  readonly offM: number | null;
}

export type WalkAct =
  | { readonly type: 'fix'; readonly fix: Fix }
  | { readonly type: 'start' | 'pause' | 'undo' }
  /** "I cannot walk this side". */
  | { readonly type: 'skip' }
  /** After a pause, or at the end of a side that was not walked. */
  | { readonly type: 'go_on' };

/** A less accurate fix is useless for a plot of an acre, which is 64 m wide. */
export const GATE_M = 15;
/** Fixes that must agree before the first point, because a waking receiver first reports a cached position. */
const MIN_AGREEING_FIXES = 3;
/** A hurried walk on rough terrain, in metres per second. */
const SPEED_MAX = 4;
/**
 * Beyond this distance in metres from the last point, part of the boundary is missing, so the farmer is
 * asked.
 */
const JOIN_M = 60;
/** Maximum length in metres of a side that was not walked. */
const SKIP_M = 1_000;

export const newWalk: Walk = { mode: 'ready', points: [], settling: [], notTaken: null, offM: null };

/** An interrupted walk resumes only when the farmer says so: the phone may be elsewhere by now. */
export const afterKill = (saved: Walk): Walk =>
  saved.mode === 'walking' ? { ...saved, mode: 'paused', settling: null, notTaken: null, offM: null } : saved;

export const walk = (was: Walk, act: WalkAct): Walk => {
  switch (act.type) {
    case 'fix':
      return was.mode === 'walking' ? take(was, act.fix) : was;
    case 'start':
      return { ...was, mode: 'walking', settling: [] };
    case 'pause':
      return { ...was, mode: 'paused', notTaken: null, offM: null };
    case 'skip':
      return { ...was, mode: 'skipping', notTaken: null, offM: null };
    case 'go_on':
      return { ...was, mode: 'walking', settling: [] };
    case 'undo':
      return {
        ...was,
        points: was.points.slice(0, -1),
        settling: was.settling ?? [],
        notTaken: null,
        offM: null,
      };
  }
};

const refused = (was: Walk, notTaken: NotTaken, offM: number | null = null): Walk => ({
  ...was,
  notTaken,
  offM,
});

const take = (was: Walk, fix: Fix): Walk => {
  if (!(fix.accuracy_m <= GATE_M)) return refused(was, 'weak');
  if (was.settling !== null) return settle(was, was.settling, fix);
  const last = was.points[was.points.length - 1];
  if (!last) return taken(was, fix, false);
  const off = distanceM(last, fix);
  if (isTooFast(last, fix, off))
    return was.points.length > 1 ? refused(was, 'jump', off) : restartWalk(was, fix, off);
  if (off > JOIN_M) return refused(was, 'far', off);
  return off < Math.min(5, Math.max(1, fix.accuracy_m / 2))
    ? refused(was, 'still', off)
    : taken(was, fix, false);
};

/** If the second point contradicts the first, either may be wrong: waits for a stable fix again. */
const restartWalk = (was: Walk, fix: Fix, off: number): Walk => ({
  ...refused(was, 'jump', off),
  points: [],
  settling: [fix],
});

const taken = (was: Walk, fix: Fix, straight: boolean): Walk => ({
  ...was,
  points: [...was.points, { ...fix, straight }],
  settling: null,
  notTaken: null,
  offM: null,
});

/** Subtracts the accuracy of both fixes from the distance. */
const isTooFast = (from: Fix, to: Fix, off: number): boolean =>
  off - from.accuracy_m - to.accuracy_m > SPEED_MAX * Math.max(0, (to.at - from.at) / 1000);

const settle = (was: Walk, before: readonly Fix[], fix: Fix): Walk => {
  const previous = before[before.length - 1];
  const agree =
    previous && isTooFast(previous, fix, distanceM(previous, fix))
      ? [fix]
      : [...before, fix].slice(-MIN_AGREEING_FIXES);
  if (agree.length < MIN_AGREEING_FIXES) return { ...refused(was, 'warming'), settling: agree };
  const last = was.points[was.points.length - 1];
  if (!last) return taken(was, fix, false);
  const off = distanceM(last, fix);
  if (isTooFast(last, fix, off)) return { ...refused(was, 'jump', off), settling: agree };
  if (off > SKIP_M) return { ...refused(was, 'far', off), settling: agree };
  return off < 1 ? { ...refused(was, 'still', off), settling: null } : taken(was, fix, true);
};
