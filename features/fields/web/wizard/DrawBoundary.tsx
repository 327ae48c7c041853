import { lazy } from 'react';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { FieldDraft } from '../../domain/draft.ts';
import type { Field } from '../../domain/field.ts';
import { otherMeasuredFields } from '../boundary/other-fields.ts';
import type { StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

const BoundaryEditor = lazy(async () => ({
  default: (await import('../boundary/BoundaryEditor.tsx')).BoundaryEditor,
}));

interface Props {
  readonly draft: FieldDraft;
  readonly change: StepProps['change'];
  readonly onClose: () => void;
}

/** The boundary editor for a field that does not exist yet. */
export const DrawBoundary = ({ draft, change, onClose }: Props) => {
  const words = useWizardWords();
  const otherFields = otherMeasuredFields(useRows<Field>('field'), null);
  return (
    <Screen title={words.boundaryTitle}>
      <LazyErrorBoundary
        loading={<Skeleton shapes={['card']} />}
        errorFallback={
          <Notice
            tone="warn"
            action={
              <Button tone="quiet" onClick={onClose}>
                {words.back}
              </Button>
            }
          >
            {words.boundaryMissing}
          </Notice>
        }
      >
        <BoundaryEditor
          fieldLocation={draft.place}
          start={draft.boundary?.ring ?? null}
          otherFields={otherFields}
          draftKey="new"
          onCancel={onClose}
          onDone={async ({ ring, source, errorM2 }) => {
            change({ boundary: { ring, source, errorM2 } });
            return onClose;
          }}
        />
      </LazyErrorBoundary>
    </Screen>
  );
};
