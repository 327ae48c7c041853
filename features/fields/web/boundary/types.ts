import type { Point, Ring } from '#kit/pure/geometry.ts';
import type { MeasuredSource } from '../../domain/field.ts';

/** The editor's result: a validated shape, how it was made, and the margin of error of its area. */
export interface Boundary {
  readonly ring: Ring;
  readonly source: MeasuredSource;
  /** Null when the error is unknown, as for a shape drawn by eye. */
  readonly errorM2: number | null;
}

/** Another field of the farmer, for orientation and to avoid counting land twice. */
export interface OtherField {
  readonly name: string | null;
  readonly ring: Ring;
}

export interface EditorProps {
  /** The field's location, as far as known. */
  readonly fieldLocation: Point | null;
  /** The initial shape, or null. */
  readonly start: Ring | null;
  readonly otherFields: readonly OtherField[];
  /** The field's previous size, as text. Saving a shape changes it. */
  readonly sizeBefore?: string;
  /** The name of the stored draft: the field's id, or absent for the field being created. */
  readonly draftKey?: string;
  /** Stores the shape; false on failure. Returns the next path, which is opened once the draft is deleted. */
  readonly onDone: (boundary: Boundary) => Promise<false | (() => void)>;
  readonly onCancel: () => void;
}

/** Props for each measuring method. */
export interface MethodProps {
  readonly fieldLocation: Point | null;
  readonly start: Ring | null;
  readonly otherFields: readonly OtherField[];
  /** The stored state of this method from before the app was closed; null starts again. */
  readonly savedState: unknown;
  readonly onStateChange: (state: unknown) => void;
  /** False: the phone is full, so the farmer should finish. */
  readonly isSaved: boolean;
  /** Shows a shape for review. The method keeps its state, so nothing is lost if the shape is refused. */
  readonly onShape: (boundary: Boundary) => void;
  readonly onLeave: () => void;
}
