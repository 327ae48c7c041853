import { Field as Input } from '#kit/web/ui/Field.tsx';
import { Mic } from '#kit/web/ui/Mic.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { CropPictures } from '../CropPictures.tsx';
import type { StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

export const CropStep = ({ draft, change }: StepProps) => {
  const words = useWizardWords();
  const failed = (why: 'unsupported' | 'unclear') =>
    showToast(why === 'unsupported' ? words.micMissing : `${words.micUnclear}. ${words.micUnclearDo}`, {
      tone: 'bad',
    });
  return (
    <>
      <Input
        label={words.crop}
        hint={words.cropHint}
        value={draft.crop}
        onChange={(crop) => change({ crop })}
        maxLength={60}
        autoComplete="off"
        inside={<Mic onTranscript={(crop) => change({ crop: crop.trim() })} onFailed={failed} />}
      />
      <CropPictures label={words.cropPictures} value={draft.crop} onChoose={(crop) => change({ crop })} />
    </>
  );
};
