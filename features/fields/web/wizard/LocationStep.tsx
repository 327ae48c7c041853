import { useEffect } from 'react';
import { describePlace } from '#features/places/domain/describe.ts';
import { PlaceSearch } from '#features/places/web/PlaceSearch.tsx';
import { usePlaceInfo } from '#features/places/web/use-place-info.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { locate } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { FieldIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { type FieldDraft, measuredHectares } from '../../domain/draft.ts';
import { CountySelect } from '../field/CountySelect.tsx';
import { placeProblemOf } from '../field/place-problem.ts';
import { accuracyText } from '../place-text.ts';
import { sizeText } from '../size-text.ts';
import { useFieldWords } from '../words.ts';
import type { StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

/** Maximum distance in km at which a place's elevation is used for the field. */
const HEIGHT_KM = 5;

/** Names the location once it is known. A name that the farmer chose is kept. */
const useNamedPlace = (draft: FieldDraft, change: StepProps['change']): void => {
  const found = usePlaceInfo(draft.place ?? draft.boundary?.ring[0] ?? null);
  useEffect(() => {
    const name = found && describePlace(found);
    if (!name || draft.placeName) return;
    const height = found.elevationKm !== null && found.elevationKm <= HEIGHT_KM ? found.elevation : null;
    change({ placeName: name, elevation: draft.elevation ?? height });
  }, [found, draft.placeName, draft.elevation, change]);
};

export const LocationStep = ({ draft, change, onDraw }: StepProps & { readonly onDraw: () => void }) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  useNamedPlace(draft, change);
  const find = useExclusiveAction(async () => {
    const found = await locate();
    if (found.ok) return change({ place: found.value, placeProblem: null, placeName: '', elevation: null });
    change({ placeProblem: placeProblemOf(found.code) });
    showToast(`${words.placeFailed}. ${words.placeFailedDo}`, { tone: 'bad' });
  });
  const { place, boundary } = draft;
  const metres = place && accuracyText(place.accuracy_m, format);
  const measured = measuredHectares(draft);
  const located = place !== null || boundary !== null;
  return (
    <>
      <Stack gap="small">
        <Button tone="quiet" wide icon={PinIcon} busy={find.busy} onClick={() => find.run()}>
          {words.useMyPlace}
        </Button>
        {located && (
          <Notice
            tone="good"
            title={draft.placeName ? words.placeChosen(draft.placeName) : words.placeFoundPlain}
          >
            {metres && words.placeFound(metres)}
          </Notice>
        )}
        <PlaceSearch
          near={place}
          onPick={({ name, lat, lng, elevation, accuracy_m }) =>
            change({ place: { lat, lng, accuracy_m }, placeName: name, elevation })
          }
        />
      </Stack>
      <Stack gap="small">
        <Button tone="quiet" wide icon={FieldIcon} onClick={onDraw}>
          {boundary ? words.boundaryAgain : words.boundary}
        </Button>
        <MutedText>
          {measured !== null
            ? words.boundaryDone(sizeText({ size_hectares: measured }, fieldWords, format))
            : words.boundaryLater}
        </MutedText>
      </Stack>
      {!located && (
        <Stack gap="small">
          <CountySelect
            label={words.orCounty}
            value={draft.placeName}
            onChange={(placeName) => change({ placeName })}
          />
          {draft.placeName !== '' && <MutedText>{words.countyOnly}</MutedText>}
        </Stack>
      )}
    </>
  );
};
