import type { Point, Ring } from '#kit/pure/geometry.ts';
import type { MeasuredSource } from '../../domain/field.ts';

/** What the editor hands out: a checked shape, how it came about, and how far off its area may be. */
export interface Boundary {
  readonly ring: Ring;
  readonly source: MeasuredSource;
  /** Null where nothing is known about it, as for a shape drawn by eye. */
  readonly errorM2: number | null;
}

/** Another field of the farmer, for orientation and so that no land is counted twice. */
export interface OtherField {
  readonly name: string | null;
  readonly ring: Ring;
}

export interface EditorProps {
  /** Where the field is, as far as it is known. */
  readonly near: Point | null;
  /** The shape to go on from; null begins with nothing. */
  readonly start: Ring | null;
  readonly others: readonly OtherField[];
  /** What the field was until now, in words; saving a shape changes it. */
  readonly sizeBefore?: string;
  /** Under which name a half-done boundary is kept: the field's id; without it the field that is being made. */
  readonly draftKey?: string;
  /** Keeps the shape; false when it could not. The answer leads away, and is followed once the draft is gone. */
  readonly onDone: (boundary: Boundary) => Promise<false | (() => void)>;
  readonly onCancel: () => void;
}

/** What each way gets from the editor. */
export interface WayProps {
  readonly near: Point | null;
  readonly start: Ring | null;
  readonly others: readonly OtherField[];
  /** What was kept of this way before the app was closed; null starts anew. */
  readonly resumed: unknown;
  readonly onKeep: (state: unknown) => void;
  /** False: the phone keeps nothing more, so it is better to finish. */
  readonly isKept: boolean;
  /** A shape to look at. The way stays as it is behind it, so nothing is lost when it is refused. */
  readonly onShape: (boundary: Boundary) => void;
  readonly onLeave: () => void;
}
