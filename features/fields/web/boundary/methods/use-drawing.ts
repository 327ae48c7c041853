import { useEffect, useState } from 'react';
import type { Ring } from '#kit/pure/geometry.ts';
import type { MethodProps } from '../types.ts';

interface DrawingState {
  readonly ring: Ring;
  readonly undoStack: readonly Ring[];
}
const isDrawingState = (state: unknown): state is { ring: Ring } =>
  Array.isArray((state as { ring?: unknown } | null)?.ring);

type DrawingOptions = Pick<MethodProps, 'start' | 'savedState' | 'onStateChange'>;

/** The drawn corners with their undo steps, and the corner that the farmer has selected. */
export const useDrawing = ({ start, savedState, onStateChange }: DrawingOptions) => {
  const [{ ring, undoStack }, setDrawing] = useState<DrawingState>(() => ({
    ring: isDrawingState(savedState) ? savedState.ring : (start ?? []),
    undoStack: [],
  }));
  const [selectedCorner, setSelectedCorner] = useState<number | null>(null);
  useEffect(() => {
    if (undoStack.length > 0) onStateChange({ ring });
  }, [ring, undoStack, onStateChange]);

  const change = (next: Ring): void => {
    setDrawing((now) => ({ ring: next, undoStack: [...now.undoStack, now.ring] }));
    setSelectedCorner(null);
  };
  const undo = (): void => {
    setDrawing((now) =>
      now.undoStack.length === 0
        ? now
        : { ring: now.undoStack[now.undoStack.length - 1]!, undoStack: now.undoStack.slice(0, -1) },
    );
    setSelectedCorner(null);
  };
  return { ring, selectedCorner, setSelectedCorner, change, undo, canUndo: undoStack.length > 0 };
};

export type Drawing = ReturnType<typeof useDrawing>;
