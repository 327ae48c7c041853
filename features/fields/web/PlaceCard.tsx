import { useFormat } from '#kit/web/format.ts';
import { locate } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { counties } from '#features/places/domain/counties.ts';
import type { ChangeField, Field } from '../domain/field.ts';
import { CountySelect } from './CountySelect.tsx';
import { knownMetres } from './place-text.ts';
import { useFieldWords } from './words.ts';

interface Props { readonly field: Field; readonly onChange: (change: Omit<ChangeField, 'id'>) => Promise<boolean> }

/** Where the field lies; asks while nobody has confirmed it. */
export const PlaceCard = ({ field, onChange }: Props) => {
  const words = useFieldWords();
  const format = useFormat();
  const confirm = useOnce(async () => {
    const place = await locate();
    if (!place.ok) showToast(`${words.placeFailed}. ${words.placeFailedDo}`, { tone: 'bad' });
    else if (await onChange({ place: place.value })) showToast(words.placeSaved, { tone: 'good' });
  });
  const choose = async (county: string) => {
    if (county && (await onChange({ location_description: county }))) showToast(words.countySaved, { tone: 'good' });
  };
  if (!field.location_unconfirmed) {
    const metres = knownMetres(field.location_accuracy_m, format);
    return <Soft>{metres === null ? words.placeKnown : words.accuracy(metres)}</Soft>;
  }
  const county = (counties as readonly string[]).includes(field.location_description ?? '') ? field.location_description! : '';
  return (
    <Card tone="maize" labelledBy="place">
      <Stack>
        <h2 id="place">{words.unconfirmedTitle}</h2>
        <p>{words.unconfirmedText}</p>
        <Button tone="quiet" icon={PinIcon} busy={confirm.busy} onClick={() => confirm.run()}>{words.confirmHere}</Button>
        <CountySelect label={words.orCounty} value={county} onChange={(value) => { void choose(value); }} />
      </Stack>
    </Card>
  );
};
