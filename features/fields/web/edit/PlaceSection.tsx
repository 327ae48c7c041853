import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { locate, type Place } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field as Input } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { Field } from '../../domain/field.ts';
import { placeProblemOf } from '../field/place-problem.ts';
import { accuracyText } from '../place-text.ts';
import { useWizardWords } from '../wizard/words.ts';
import { useFieldWords } from '../words.ts';

/** The gazetteer loads on demand. */
const PlaceSearch = lazy(async () => ({
  default: (await import('#features/places/web/PlaceSearch.tsx')).PlaceSearch,
}));

interface Props {
  readonly field: Field;
  readonly place: Place | null;
  /** `name` and `elevation`: of a place found by name search. */
  readonly onPlace: (place: Place, name?: string, elevation?: number | null) => void;
  readonly input: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly error?: string | undefined;
  };
}

/** The field's place: its name and position. */
export const PlaceSection = ({ field, place, onPlace, input }: Props) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const [searching, setSearching] = useState(false);
  const find = useExclusiveAction(async () => {
    const found = await locate();
    if (found.ok) onPlace(found.value);
    else
      showToast(`${fieldWords.placeFailed}. ${fieldWords.placeFailedDo[placeProblemOf(found.code)]}`, {
        tone: 'bad',
      });
  });
  const metres = place && accuracyText(place.accuracy_m, format);
  return (
    <Stack gap="small">
      <Input
        label={words.placeName}
        hint={words.placeNameHint}
        {...input}
        autoComplete="off"
        maxLength={120}
        mic
      />
      <Button tone="quiet" icon={PinIcon} busy={find.busy} onClick={() => find.run()}>
        {words.useMyPlace}
      </Button>
      {!searching && (
        <Button tone="quiet" onClick={() => setSearching(true)}>
          {words.search}
        </Button>
      )}
      {searching && (
        <Suspense fallback={<Skeleton shapes={['line']} />}>
          <PlaceSearch
            near={place ?? (field.location_unconfirmed ? null : field.location)}
            onPick={({ name, lat, lng, elevation, accuracy_m }) => {
              setSearching(false);
              onPlace({ lat, lng, accuracy_m }, name, elevation);
            }}
          />
        </Suspense>
      )}
      {place && <MutedText>{metres ? words.placeFound(metres) : words.placeFoundPlain}</MutedText>}
      {!place && field.location_unconfirmed && (
        <MutedText>
          {fieldWords.unconfirmedWhy[field.place_problem ?? 'unknown']} {fieldWords.unconfirmedText}
        </MutedText>
      )}
    </Stack>
  );
};
