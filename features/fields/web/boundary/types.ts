import type { Point, Ring } from '#kit/pure/geometry.ts';
import type { MeasuredSource } from '../../domain/field.ts';

/** The editor's result: a validated shape, how it was made, and the margin of error of its area. */
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
  /** The initial shape, or null. */
  readonly start: Ring | null;
  readonly others: readonly OtherField[];
  /** What the field was until now, in words; saving a shape changes it. */
  readonly sizeBefore?: string;
  /** The name of the stored draft: the field's id, or absent for the field being created. */
  readonly draftKey?: string;
  /** Stores the shape; false on failure. Returns the next path, which is opened once the draft is deleted. */
  readonly onDone: (boundary: Boundary) => Promise<false | (() => void)>;
  readonly onCancel: () => void;
}

/** What each way gets from the editor. */
export interface MethodProps {
  readonly near: Point | null;
  readonly start: Ring | null;
  readonly others: readonly OtherField[];
  /** The stored state of this method from before the app was closed; null starts again. */
  readonly resumed: unknown;
  readonly onKeep: (state: unknown) => void;
  /** False: the phone is full, so the farmer should finish. */
  readonly isKept: boolean;
  /** A shape to look at. The way stays as it is behind it, so nothing is lost when it is refused. */
  readonly onShape: (boundary: Boundary) => void;
  readonly onLeave: () => void;
}
