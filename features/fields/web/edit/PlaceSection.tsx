import { useFormat } from '#kit/web/format.ts';
import { locate, type Place } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field as Input } from '#kit/web/ui/Field.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import type { Field } from '../../domain/field.ts';
import { knownMetres } from '../place-text.ts';
import { useWizardWords } from '../wizard/words.ts';
import { useFieldWords } from '../words.ts';

interface Props {
  readonly field: Field;
  readonly place: Place | null;
  readonly onPlace: (place: Place) => void;
  readonly input: { readonly value: string; readonly onChange: (text: string) => void; readonly error?: string | undefined };
}

/** Where the field lies: what the place is called, and where on earth it is. */
export const PlaceSection = ({ field, place, onPlace, input }: Props) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const find = useOnce(async () => {
    const found = await locate();
    if (found.ok) onPlace(found.value);
    else showToast(`${fieldWords.placeFailed}. ${fieldWords.placeFailedDo}`, { tone: 'bad' });
  });
  const metres = place && knownMetres(place.accuracy_m, format);
  return (
    <Stack gap="small">
      <Input label={words.placeName} hint={words.placeNameHint} {...input} autoComplete="off" maxLength={120} mic />
      <Button tone="quiet" icon={PinIcon} busy={find.busy} onClick={() => find.run()}>{words.useMyPlace}</Button>
      {place ? <Soft>{metres ? words.placeFound(metres) : words.placeFoundPlain}</Soft> : field.location_unconfirmed && <Soft>{fieldWords.unconfirmedText}</Soft>}
    </Stack>
  );
};
