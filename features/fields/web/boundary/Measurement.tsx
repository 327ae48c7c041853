import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { BoundaryMethod } from './draft-store.ts';
import { CornersMethod } from './methods/CornersMethod.tsx';
import { DrawMethod } from './methods/DrawMethod.tsx';
import { SidesMethod } from './methods/SidesMethod.tsx';
import { WalkMethod } from './methods/WalkMethod.tsx';
import { Review } from './Review.tsx';
import type { Boundary, EditorProps, MethodProps } from './types.ts';
import type { DraftControl } from './use-draft.ts';
import { useBoundaryWords } from './words.ts';
import styles from './boundary.module.css';

const methodComponents: Readonly<Record<BoundaryMethod, ComponentType<MethodProps>>> = {
  walk: WalkMethod,
  corners: CornersMethod,
  draw: DrawMethod,
  sides: SidesMethod,
};

interface Props {
  readonly method: BoundaryMethod;
  readonly place: Pick<EditorProps, 'fieldLocation' | 'start' | 'otherFields'>;
  readonly savedState: unknown;
  readonly draft: DraftControl;
  readonly sizeBefore: EditorProps['sizeBefore'];
  readonly onSave: (boundary: Boundary) => Promise<void>;
  readonly onLeave: () => void;
}

/** One method at work, and the preview of the shape that it measured. */
export const Measurement = ({ method, place, savedState, draft, sizeBefore, onSave, onLeave }: Props) => {
  const words = useBoundaryWords();
  const [shape, setShape] = useState<Boundary | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    top.current?.focus({ preventScroll: true });
  }, [shape]);
  const { saveDraft } = draft;
  const saveState = useCallback((state: unknown) => saveDraft(method, state), [saveDraft, method]);
  const MethodComponent = methodComponents[method];
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      {draft.saveResult !== 'kept' && <Notice tone="bad">{words.storage[draft.saveResult]}</Notice>}
      {shape && (
        <Review
          shape={shape}
          otherFields={place.otherFields}
          sizeBefore={sizeBefore}
          onSave={onSave}
          onBack={() => setShape(null)}
        />
      )}
      {/* Hidden, not unmounted: the measurement stays behind the preview. */}
      <div hidden={shape !== null}>
        <Stack>
          <MethodComponent
            {...place}
            savedState={savedState}
            onStateChange={saveState}
            isSaved={draft.saveResult === 'kept'}
            onShape={setShape}
            onLeave={onLeave}
          />
          <Button tone="plain" onClick={onLeave}>
            {words.otherWay}
          </Button>
        </Stack>
      </div>
    </div>
  );
};
