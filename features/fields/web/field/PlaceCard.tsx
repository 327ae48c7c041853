import { counties } from '#features/places/domain/counties.ts';
import { namePlace } from '#features/places/web/name-place.ts';
import { usePlaceSentences } from '#features/places/web/place-sentence.ts';
import { PlaceSearch } from '#features/places/web/PlaceSearch.tsx';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { locate } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { ChangeField, Field } from '../../domain/field.ts';
import { coordinatesText, accuracyText } from '../place-text.ts';
import { useFieldWords } from '../words.ts';
import { CountySelect } from './CountySelect.tsx';
import { placeProblemOf } from './place-problem.ts';

interface Props {
  readonly field: Field;
  readonly onChange: (change: Omit<ChangeField, 'id'>) => Promise<boolean>;
}

/** Where the field is, how well the phone knew it, and since when Mavuno knows the field. */
export const PlaceFold = ({ field }: Pick<Props, 'field'>) => {
  const words = useFieldWords();
  const format = useFormat();
  const { where, height } = usePlaceSentences(field.location, field.elevation);
  const metres = accuracyText(field.location_accuracy_m, format);
  const place = where ?? coordinatesText(field.location);
  return (
    <Fold
      id="place"
      icon={PinIcon}
      tone="sky"
      title={field.location_description ?? place}
      fact={metres === null ? words.placeKnown : words.accuracy(metres)}
    >
      {field.location_description && <p>{place}</p>}
      {height !== null && <p>{height}</p>}
      <MutedText>{words.madeOn(format.shortDay(new Date(field.created_at)))}</MutedText>
    </Fold>
  );
};

/**
 * The field's place; asks for it while unconfirmed: by standing there, by a place's name, or at least by
 * county.
 */
export const PlaceCard = ({ field, onChange }: Props) => {
  const words = useFieldWords();
  const { language } = useLanguage();
  const saveChange = async (change: Omit<ChangeField, 'id'>, doneText: string): Promise<void> => {
    if (await onChange(change)) showToast(doneText, { tone: 'good' });
  };
  const confirm = useExclusiveAction(async () => {
    const place = await locate();
    if (!place.ok) {
      showToast(`${words.placeFailed}. ${words.placeFailedDo[placeProblemOf(place.code)]}`, { tone: 'bad' });
      return;
    }
    const { name, elevation } = await namePlace(place.value, language);
    await saveChange(
      {
        place: place.value,
        ...(name && { location_description: name }),
        ...(elevation !== null && { elevation }),
      },
      words.placeSaved,
    );
  });
  const county = (counties as readonly string[]).includes(field.location_description ?? '')
    ? field.location_description!
    : '';
  return (
    <Card tone="maize" labelledBy="place">
      <Stack>
        <h2 id="place">{words.unconfirmedTitle}</h2>
        <p>
          {words.unconfirmedWhy[field.place_problem ?? 'unknown']} {words.unconfirmedText}
        </p>
        <Button tone="quiet" icon={PinIcon} busy={confirm.busy} onClick={() => confirm.run()}>
          {words.confirmHere}
        </Button>
        <PlaceSearch
          onPick={({ name, lat, lng, elevation, accuracy_m }) => {
            void saveChange(
              { place: { lat, lng, accuracy_m }, location_description: name, elevation },
              words.placeSaved,
            );
          }}
        />
        <CountySelect
          label={words.orCounty}
          value={county}
          onChange={(value) => {
            if (value) void saveChange({ location_description: value }, words.countySaved);
          }}
        />
      </Stack>
    </Card>
  );
};
