import { useState } from 'react';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import type { BoundaryMethod } from './draft-store.ts';
import { useMapView } from './map-chunk.ts';
import { Measurement } from './Measurement.tsx';
import { MeasurementStart } from './MeasurementStart.tsx';
import type { Boundary, EditorProps } from './types.ts';
import { useDraft } from './use-draft.ts';

interface StartedMethod {
  readonly method: BoundaryMethod;
  /** The state of the draft that the farmer continues; null for a new measurement. */
  readonly savedState: unknown;
}

/** One shape, measured by one of four methods; it does not know where the shape is stored. */
export const BoundaryEditor = ({
  fieldLocation,
  start,
  otherFields,
  sizeBefore,
  draftKey = 'new',
  onDone,
  onCancel,
}: EditorProps) => {
  const draft = useDraft(`${useStoreUser() ?? ''}:${draftKey}`);
  const isMapHere = useMapView() !== null;
  const [started, setStarted] = useState<StartedMethod | null>(null);
  const save = async (boundary: Boundary): Promise<void> => {
    const leaveEditor = await onDone(boundary);
    if (leaveEditor === false) return;
    await draft.deleteDraft();
    leaveEditor();
  };
  const leave = async (): Promise<void> => {
    await draft.reloadDraft();
    setStarted(null);
  };

  if (draft.savedDraft === undefined) return null;
  if (started === null)
    return (
      <MeasurementStart
        savedDraft={draft.savedDraft}
        deleteDraft={draft.deleteDraft}
        isMapAvailable={isMapHere}
        onStart={(method, savedState) => setStarted({ method, savedState })}
        onCancel={onCancel}
      />
    );
  return (
    <Measurement
      method={started.method}
      place={{ fieldLocation, start, otherFields }}
      savedState={started.savedState}
      draft={draft}
      sizeBefore={sizeBefore}
      onSave={save}
      onLeave={() => void leave()}
    />
  );
};
