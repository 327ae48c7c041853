import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { Way } from './draft-store.ts';
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

const parts: Readonly<Record<Way, ComponentType<MethodProps>>> = {
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
  const [way, setWay] = useState<Way | null>(null);
  const [resumed, setResumed] = useState<unknown>(null);
  const [shape, setShape] = useState<Boundary | null>(null);
  /** A choice that needs confirmation because it discards a draft. */
  const [asking, setAsking] = useState<{ readonly next: Way | null } | null>(null);

  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (way === null) return;
    document.documentElement.scrollTop = 0;
    top.current?.focus({ preventScroll: true });
  }, [way, shape]);
  const begin = (next: Way, state: unknown): void => {
    setResumed(state);
    setWay(next);
  };
  const save = async (boundary: Boundary): Promise<void> => {
    const leaveEditor = await onDone(boundary);
    if (leaveEditor === false) return;
    await draft.drop();
    leaveEditor();
  };
  const startAnew = async (): Promise<void> => {
    await draft.drop();
    if (asking?.next) begin(asking.next, null);
  };
  const choose = (next: Way): void => {
    if (draft.found) setAsking({ next });
    else begin(next, null);
  };
  const leave = async (): Promise<void> => {
    await draft.look();
    setWay(null);
  };
  const { keep } = draft;
  const keepState = useCallback(
    (state: unknown) => {
      if (way) keep(way, state);
    },
    [keep, way],
  );

  if (draft.found === undefined) return null;
  if (way === null) {
    return (
      <Stack>
        {draft.found && (
          <Notice
            title={words.resume[draft.found.way](format.age(draft.found.savedAt, Date.now()))}
            action={
              <Row gap="small">
                <Button onClick={() => begin(draft.found!.way, draft.found!.state)}>
                  {words.resume.goOn}
                </Button>
                <Button tone="quiet" onClick={() => setAsking({ next: null })}>
                  {words.resume.anew}
                </Button>
              </Row>
            }
          >
            {words.resume.text}
          </Notice>
        )}
        <MethodChoice onChoose={choose} isMapHere={isMapHere} />
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        {asking && (
          <Confirm
            title={words.resume.anewTitle}
            act={words.resume.anew}
            onConfirm={startAnew}
            onClose={() => setAsking(null)}
          >
            <p>{words.resume.anewText}</p>
          </Confirm>
        )}
      </Stack>
    );
  }
  const Chosen = parts[way];
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      {draft.kept !== 'kept' && <Notice tone="bad">{words.storage[draft.kept]}</Notice>}
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
          <Chosen
            near={near}
            start={start}
            others={others}
            resumed={resumed}
            onKeep={keepState}
            isKept={draft.kept === 'kept'}
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
