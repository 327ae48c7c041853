import { locate } from '#kit/web/place/locate.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Soft } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { CountySelect } from '../CountySelect.tsx';
import { knownMetres } from '../place-text.ts';
import type { StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

export const LocationStep = ({ draft, change }: StepProps) => {
  const words = useWizardWords();
  const format = useFormat();
  const find = useOnce(async () => {
    const found = await locate();
    if (found.ok) change({ place: found.value, placeName: '', elevation: null });
    else showToast(`${words.placeFailed}. ${words.placeFailedDo}`, { tone: 'bad' });
  });
  const metres = draft.place && knownMetres(draft.place.accuracy_m, format);
  return (
    <>
      <Button tone="quiet" icon={PinIcon} busy={find.busy} onClick={() => find.run()}>{words.useMyPlace}</Button>
      {draft.place && <Soft>{metres ? words.placeFound(metres) : words.placeFoundPlain}</Soft>}
      {!draft.place && <><CountySelect label={words.orCounty} value={draft.placeName} onChange={(placeName) => change({ placeName })} /><Soft>{words.countyOnly}</Soft></>}
    </>
  );
};
