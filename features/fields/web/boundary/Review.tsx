import { useState } from 'react';
import { areaOf, perimeterOf } from '#kit/pure/geodesy.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { checkBoundary } from '../../domain/boundary/boundary.ts';
import { useShapeRefusal } from '../use-shape-refusal.ts';
import { ActionFooter } from './ActionFooter.tsx';
import { AreaReadout } from './AreaReadout.tsx';
import { LiveOutline } from './LiveOutline.tsx';
import type { Boundary, OtherField } from './types.ts';
import { useBoundaryWords } from './words.ts';

interface Props {
  readonly shape: Boundary;
  readonly otherFields: readonly OtherField[];
  readonly sizeBefore: string | undefined;
  readonly onSave: (shape: Boundary) => Promise<void>;
  readonly onBack: () => void;
}

/** The finished shape, or why it is invalid. */
export const Review = ({ shape, otherFields, sizeBefore, onSave, onBack }: Props) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const sentence = useShapeRefusal();
  // Side lengths have no position: such a shape overlaps nothing yet.
  const checked = checkBoundary(
    shape.ring,
    shape.source === 'sides' ? [] : otherFields.map((other) => other.ring),
  );
  const ring: Ring = checked.ok ? checked.value : shape.ring;
  const crossing =
    !checked.ok && checked.code === 'fields.boundary_crosses'
      ? Object.values(checked.details ?? {}).map(Number)
      : [];
  const save = async (): Promise<void> => {
    setBusy(true);
    await onSave({ ...shape, ring });
    setBusy(false);
  };
  return (
    <>
      <h2>{checked.ok ? words.review.title : sentence(checked)}</h2>
      <LiveOutline
        label={words.finishedOutline}
        points={ring}
        closed
        otherFields={otherFields}
        numbered={ring.length <= 12}
        crossingSides={crossing}
      />
      {checked.ok ? (
        <AreaReadout
          areaM2={areaOf(ring)}
          errorM2={shape.errorM2}
          length={words.round(format.number(perimeterOf(ring)))}
        />
      ) : (
        <Notice tone="warn">{words.noLoss}</Notice>
      )}
      {checked.ok && sizeBefore && <MutedText>{words.review.sizeChanges(sizeBefore)}</MutedText>}
      <ActionFooter>
        {checked.ok && (
          <Button wide busy={busy} onClick={() => void save()}>
            {words.review.save}
          </Button>
        )}
        <Button wide tone={checked.ok ? 'quiet' : 'primary'} onClick={onBack}>
          {words.review.back}
        </Button>
      </ActionFooter>
    </>
  );
};
