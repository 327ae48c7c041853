import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { BoundaryMethod } from './draft-store.ts';
import { useMapView } from './map-chunk.ts';
import { CornersMethod } from './methods/CornersMethod.tsx';
import { DrawMethod } from './methods/DrawMethod.tsx';
import { MethodChoice } from './methods/MethodChoice.tsx';
import { SidesMethod } from './methods/SidesMethod.tsx';
import { WalkMethod } from './methods/WalkMethod.tsx';
import { Review } from './Review.tsx';
import type { Boundary, EditorProps, MethodProps } from './types.ts';
import { useDraft } from './use-draft.ts';
import { useBoundaryWords } from './words.ts';
import styles from './boundary.module.css';

const methodComponents: Readonly<Record<BoundaryMethod, ComponentType<MethodProps>>> = {
  walk: WalkMethod,
  corners: CornersMethod,
  draw: DrawMethod,
  sides: SidesMethod,
};

/** One shape, measured by one of four methods; it does not know where the shape is stored. */
export const BoundaryEditor = ({
  near,
  start,
  others,
  sizeBefore,
  draftKey = 'new',
  onDone,
  onCancel,
}: EditorProps) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const draft = useDraft(`${useStoreUser() ?? ''}:${draftKey}`);
  const isMapHere = useMapView() !== null;
  const [method, setMethod] = useState<BoundaryMethod | null>(null);
  const [resumed, setResumed] = useState<unknown>(null);
  const [shape, setShape] = useState<Boundary | null>(null);
  /** A choice that needs confirmation because it discards a draft. */
  const [pendingChoice, setPendingChoice] = useState<{ readonly next: BoundaryMethod | null } | null>(null);

  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (method === null) return;
    document.documentElement.scrollTop = 0;
    top.current?.focus({ preventScroll: true });
  }, [method, shape]);
  const startMethod = (next: BoundaryMethod, state: unknown): void => {
    setResumed(state);
    setMethod(next);
  };
  const save = async (boundary: Boundary): Promise<void> => {
    const leaveEditor = await onDone(boundary);
    if (leaveEditor === false) return;
    await draft.deleteDraft();
    leaveEditor();
  };
  const startOver = async (): Promise<void> => {
    await draft.deleteDraft();
    if (pendingChoice?.next) startMethod(pendingChoice.next, null);
  };
  const choose = (next: BoundaryMethod): void => {
    if (draft.savedDraft) setPendingChoice({ next });
    else startMethod(next, null);
  };
  const leave = async (): Promise<void> => {
    await draft.reloadDraft();
    setMethod(null);
  };
  const { saveDraft } = draft;
  const saveState = useCallback(
    (state: unknown) => {
      if (method) saveDraft(method, state);
    },
    [saveDraft, method],
  );

  if (draft.savedDraft === undefined) return null;
  if (method === null) {
    return (
      <Stack>
        {draft.savedDraft && (
          <Notice
            title={words.resume[draft.savedDraft.way](format.age(draft.savedDraft.savedAt, Date.now()))}
            action={
              <Row gap="small">
                <Button onClick={() => startMethod(draft.savedDraft!.way, draft.savedDraft!.state)}>
                  {words.resume.goOn}
                </Button>
                <Button tone="quiet" onClick={() => setPendingChoice({ next: null })}>
                  {words.resume.anew}
                </Button>
              </Row>
            }
          >
            {words.resume.text}
          </Notice>
        )}
        <MethodChoice onChoose={choose} isMapAvailable={isMapHere} />
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        {pendingChoice && (
          <Confirm
            title={words.resume.anewTitle}
            confirmLabel={words.resume.anew}
            onConfirm={startOver}
            onClose={() => setPendingChoice(null)}
          >
            <p>{words.resume.anewText}</p>
          </Confirm>
        )}
      </Stack>
    );
  }
  const MethodComponent = methodComponents[method];
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      {draft.saveResult !== 'kept' && <Notice tone="bad">{words.storage[draft.saveResult]}</Notice>}
      {shape && (
        <Review
          shape={shape}
          others={others}
          sizeBefore={sizeBefore}
          onSave={save}
          onBack={() => setShape(null)}
        />
      )}
      {/* Hidden, not unmounted: the measurement stays behind the preview. */}
      <div hidden={shape !== null}>
        <Stack>
          <MethodComponent
            near={near}
            start={start}
            others={others}
            savedState={resumed}
            onStateChange={saveState}
            isSaved={draft.saveResult === 'kept'}
            onShape={setShape}
            onLeave={() => void leave()}
          />
          <Button tone="plain" onClick={() => void leave()}>
            {words.otherWay}
          </Button>
        </Stack>
      </div>
    </div>
  );
};
