import { lazy, Suspense, useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { blankDraft, wizardSteps } from '../../domain/draft.ts';
import { sizeFault } from '../../domain/form.ts';
import { RestoredDraftNotice } from '../home/Resumed.tsx';
import { CropStep } from './CropStep.tsx';
import { Done } from './Done.tsx';
import { MeasuredSize } from './MeasuredSize.tsx';
import { NameStep } from './NameStep.tsx';
import { PlantingStep } from './PlantingStep.tsx';
import { SizeStep } from './SizeStep.tsx';
import { SoilStep } from './SoilStep.tsx';
import { StepFoot } from './StepFoot.tsx';
import { useDraft } from './use-draft.ts';
import { useEarlyLimitCheck } from './use-early-limit-check.ts';
import { type PlantCrop, useSaveField } from './use-save-field.ts';
import { useSteps } from './use-steps.ts';
import { useWizardWords } from './words.ts';
import styles from './wizard.module.css';

/** The map, the walk and the gazetteer load on demand. */
const DrawBoundary = lazy(async () => ({ default: (await import('./DrawBoundary.tsx')).DrawBoundary }));
const LocationStep = lazy(async () => ({ default: (await import('./LocationStep.tsx')).LocationStep }));

/** The values that Skip sets: the step's answer is cleared. A measured boundary is kept. */
const clearedAnswers = {
  name: { name: '' },
  location: { place: null, placeName: '', elevation: null, boundary: null },
  crop: { crop: '' },
  soil: { soil: null, irrigation: null },
  size: { size: '' },
  planting: { planting: null },
} as const;

interface Props {
  readonly plantCrop?: PlantCrop;
  /** Opens another page for "View My Field" instead of the field's own. */
  readonly onView?: (id: string) => void;
  readonly onCancel?: () => void;
}

/** Creates a field in six short questions. */
export const FieldWizard = ({ plantCrop, onView, onCancel }: Props) => {
  const words = useWizardWords();
  const { draft, change, forget, current, resumed } = useDraft();
  const { step, at, goTo, next, back, isDrawing, setDrawing } = useSteps(draft, change);
  const save = useSaveField(plantCrop);
  const [showSizeError, setShowSizeError] = useState(false);
  const [isNoticeDismissed, setNoticeDismissed] = useState(!resumed);
  const [done, setDone] = useState<{ id: string; offline: boolean; unsized: boolean } | null>(null);
  useEarlyLimitCheck();

  const finish = useExclusiveAction(async () => {
    const offline = !navigator.onLine;
    const unsized = current().size.trim() === '' && !current().boundary;
    const id = await save(current());
    if (!id) return;
    forget();
    setDone({ id, offline, unsized });
  });
  const goForward = () => {
    const { size, sizeUnit, boundary } = current();
    const wrong = step === 'size' && !boundary && size.trim() !== '' && sizeFault(size, sizeUnit) !== null;
    setNoticeDismissed(true);
    setShowSizeError(wrong);
    if (wrong) return;
    if (next) goTo(next);
    else finish.run();
  };
  const skip = () => {
    if (!(draft.boundary && (step === 'location' || step === 'size'))) change(clearedAnswers[step]);
    goForward();
  };
  const startOver = () => {
    setNoticeDismissed(true);
    change(blankDraft);
    goTo('name', true);
  };
  const props = { draft, change, goForward: goForward };

  if (done) return <Done {...done} onView={onView} />;
  if (isDrawing)
    return (
      <Suspense fallback={<Skeleton shapes={['title', 'card']} />}>
        <DrawBoundary draft={draft} change={change} onClose={() => setDrawing(false)} />
      </Suspense>
    );
  return (
    <Screen
      key={step}
      title={words.questions[step]}
      action={<StepFoot step={step} busy={finish.busy} onBack={back} onSkip={skip} onNext={goForward} />}
    >
      <Stack>
        <div className={styles.top}>
          <Progress label={words.step(at + 1, wizardSteps.length)} done={at + 1} total={wizardSteps.length} />
          {onCancel && (
            <Button tone="plain" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </div>
        {!isNoticeDismissed && <RestoredDraftNotice onStartOver={startOver} />}
        {step === 'name' && <NameStep {...props} />}
        {step === 'location' && (
          <Suspense fallback={<Skeleton shapes={['line', 'card']} />}>
            <LocationStep {...props} onDraw={() => setDrawing(true)} />
          </Suspense>
        )}
        {step === 'crop' && <CropStep {...props} />}
        {step === 'soil' && <SoilStep {...props} />}
        {step === 'size' &&
          (draft.boundary ? (
            <MeasuredSize draft={draft} />
          ) : (
            <SizeStep {...props} showsError={showSizeError} />
          ))}
        {step === 'planting' && <PlantingStep {...props} />}
      </Stack>
    </Screen>
  );
};
