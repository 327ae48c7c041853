import { useLocation, useSearch } from 'wouter';
import { type FieldDraft, type WizardStep, wizardSteps } from '../../domain/draft.ts';

const isStep = (id: string | null): id is WizardStep =>
  (wizardSteps as readonly (string | null)[]).includes(id);

/** The current question. Each has its own path, so that the phone's Back button returns to the previous one. */
export const useSteps = (draft: FieldDraft, change: (part: Partial<FieldDraft>) => void) => {
  const [path, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const requestedStep = search.get('step');
  const step = isStep(requestedStep) ? requestedStep : draft.step;
  const stepIndex = wizardSteps.indexOf(step);
  const goTo = (to: WizardStep, replace = false): void => {
    change({ step: to });
    go(`${path}?step=${to}`, { replace });
  };
  return {
    step,
    at: stepIndex,
    goTo,
    next: wizardSteps[stepIndex + 1] ?? null,
    back: (): void => goTo(wizardSteps[stepIndex - 1] ?? 'name', true),
    /** Whether the boundary editor is open. It belongs to the location step. */
    isDrawing: step === 'location' && search.has('draw'),
    setDrawing: (open: boolean): void =>
      go(`${path}?step=location${open ? '&draw=1' : ''}`, { replace: !open }),
  };
};
