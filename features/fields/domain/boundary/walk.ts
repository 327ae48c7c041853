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
type RejectReason = 'weak' | 'warming' | 'jump' | 'far' | 'still';

/** The full state of a walk. Saved after each action, so that nothing is lost when the app is killed. */
export interface Walk {
  readonly mode: 'ready' | 'walking' | 'paused' | 'skipping';
  readonly points: readonly WalkPoint[];
  /**
   * The newest agreeing fixes while the receiver stabilises, at the start and after every pause. Null once
   * stable.
   */
  readonly settling: readonly Fix[] | null;
  readonly notTaken: RejectReason | null;
  /** Metres between the last point and the rejected fix. */
  readonly offM: number | null;
}

export type WalkAction =
  | { readonly type: 'fix'; readonly fix: Fix }
  | { readonly type: 'start' | 'pause' | 'undo' }
  /** "I cannot walk this side". */
  | { readonly type: 'skip' }
  /** After a pause, or at the end of a side that was not walked. */
  | { readonly type: 'go_on' };

/** A less accurate fix is useless for a plot of an acre, which is 64 m wide. */
export const MAX_ACCURACY_M = 15;
/** Fixes that must agree before the first point, because a waking receiver first reports a cached position. */
const MIN_AGREEING_FIXES = 3;
/** A hurried walk on rough terrain, in metres per second. */
const SPEED_MAX = 4;
/**
 * Beyond this distance in metres from the last point, part of the boundary is missing, so the farmer is
 * asked.
 */
const MAX_JOIN_M = 60;
/** Maximum length in metres of a side that was not walked. */
export const MAX_SKIP_M = 1_000;

export const newWalk: Walk = { mode: 'ready', points: [], settling: [], notTaken: null, offM: null };

/** Restores a saved walk as paused. The farmer resumes it, because the phone may have moved. */
export const resumeWalk = (saved: Walk): Walk =>
  saved.mode === 'walking' ? { ...saved, mode: 'paused', settling: null, notTaken: null, offM: null } : saved;

export const walkReducer = (state: Walk, act: WalkAction): Walk => {
  switch (act.type) {
    case 'fix':
      return state.mode === 'walking' ? handleFix(state, act.fix) : state;
    case 'start':
      return { ...state, mode: 'walking', settling: [] };
    case 'pause':
      return { ...state, mode: 'paused', notTaken: null, offM: null };
    case 'skip':
      return { ...state, mode: 'skipping', notTaken: null, offM: null };
    case 'go_on':
      return { ...state, mode: 'walking', settling: [] };
    case 'undo':
      return {
        ...state,
        points: state.points.slice(0, -1),
        settling: state.settling ?? [],
        notTaken: null,
        offM: null,
      };
  }
};

const rejectFix = (was: Walk, notTaken: RejectReason, offM: number | null = null): Walk => ({
  ...was,
  notTaken,
  offM,
});

const handleFix = (was: Walk, fix: Fix): Walk => {
  if (!(fix.accuracy_m <= MAX_ACCURACY_M)) return rejectFix(was, 'weak');
  if (was.settling !== null) return stabilise(was, was.settling, fix);
  const last = was.points[was.points.length - 1];
  if (!last) return addPoint(was, fix, false);
  const off = distanceM(last, fix);
  if (isTooFast(last, fix, off))
    return was.points.length > 1 ? rejectFix(was, 'jump', off) : restartWalk(was, fix, off);
  if (off > MAX_JOIN_M) return rejectFix(was, 'far', off);
  return off < Math.min(5, Math.max(1, fix.accuracy_m / 2))
    ? rejectFix(was, 'still', off)
    : addPoint(was, fix, false);
};

/** If the second point contradicts the first, either may be wrong: waits for a stable fix again. */
const restartWalk = (was: Walk, fix: Fix, off: number): Walk => ({
  ...rejectFix(was, 'jump', off),
  points: [],
  settling: [fix],
});

const addPoint = (was: Walk, fix: Fix, straight: boolean): Walk => ({
  ...was,
  points: [...was.points, { ...fix, straight }],
  settling: null,
  notTaken: null,
  offM: null,
});

/** Subtracts the accuracy of both fixes from the distance. */
const isTooFast = (from: Fix, to: Fix, off: number): boolean =>
  off - from.accuracy_m - to.accuracy_m > SPEED_MAX * Math.max(0, (to.at - from.at) / 1000);

const stabilise = (was: Walk, before: readonly Fix[], fix: Fix): Walk => {
  const previous = before[before.length - 1];
  const agree =
    previous && isTooFast(previous, fix, distanceM(previous, fix))
      ? [fix]
      : [...before, fix].slice(-MIN_AGREEING_FIXES);
  if (agree.length < MIN_AGREEING_FIXES) return { ...rejectFix(was, 'warming'), settling: agree };
  const last = was.points[was.points.length - 1];
  if (!last) return addPoint(was, fix, false);
  const off = distanceM(last, fix);
  if (isTooFast(last, fix, off)) return { ...rejectFix(was, 'jump', off), settling: agree };
  if (off > MAX_SKIP_M) return { ...rejectFix(was, 'far', off), settling: agree };
  return off < 1 ? { ...rejectFix(was, 'still', off), settling: null } : addPoint(was, fix, true);
};
