import { Button } from '#kit/web/ui/Button.tsx';
import type { WizardStep } from '../../domain/draft.ts';
import { useWizardWords } from './words.ts';
import styles from './wizard.module.css';

interface Props {
  readonly step: WizardStep;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onSkip: () => void;
  readonly onNext: () => void;
}

/** Back, Skip and Next. The first step has no Back, the last one saves (WIZ-12). */
export const StepFoot = ({ step, busy, onBack, onSkip, onNext }: Props) => {
  const words = useWizardWords();
  return (
    <div className={styles.foot}>
      {step !== 'name' && (
        <Button tone="quiet" disabled={busy} onClick={onBack}>
          {words.back}
        </Button>
      )}
      {step !== 'name' && step !== 'planting' && (
        <Button tone="quiet" onClick={onSkip}>
          {words.skip}
        </Button>
      )}
      <Button busy={busy} onClick={onNext}>
        {step === 'planting' ? words.save : words.next}
      </Button>
    </div>
  );
};
