import { Field as Input } from '#kit/web/ui/Field.tsx';
import { Mic } from '#kit/web/ui/Mic.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey, findCropByName } from '#knowledge/crops.ts';
import { CropChoice } from '../CropChoice.tsx';
import type { StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

export const CropStep = ({ draft, change }: StepProps) => {
  const words = useWizardWords();
  const { language } = useLanguage();
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
      <CropChoice
        label={words.cropPictures}
        isLabelHidden
        value={findCropByName(draft.crop)?.key ?? null}
        onChange={(key) => change({ crop: cropByKey(key)?.name[language] ?? key })}
      />
    </>
  );
};
