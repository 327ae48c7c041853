import { useState } from 'react';
import { PlaceSearch } from '#features/places/web/PlaceSearch.tsx';
import { usePlaceInfo } from '#features/places/web/use-place-info.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { locate } from '#kit/web/place/locate.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { lastLocation } from './last-location.ts';
import { Typical } from './Typical.tsx';
import { useTypical } from './use-typical.ts';
import { useWeatherWords } from './words.ts';

interface Place {
  readonly point: Point;
  readonly elevation: number | null;
  readonly name: string | null;
}

const known = (): Place | null => {
  const here = lastLocation();
  return here && { point: here, elevation: null, name: null };
};

const Month = ({ place: { point, elevation, name } }: { readonly place: Place }) => {
  const words = useWeatherWords();
  const isUnknown = usePlaceInfo(point)?.county === null;
  const normal = useTypical(point, elevation, new Date().getMonth() + 1);
  return (
    <>
      {name !== null && <h2>{name}</h2>}
      {normal && <Typical normal={normal} />}
      {!normal && (isUnknown ? <Notice>{words.noTypical}</Notice> : <Skeleton shapes={['card']} />)}
    </>
  );
};

/** The usual weather of this month at a place, from tables on the phone. A forecast needs an account. */
export const GuestWeather = () => {
  const words = useWeatherWords();
  const [place, setPlace] = useState(known);
  const [isFailed, setFailed] = useState(false);
  const useHere = useExclusiveAction(async () => {
    const found = await locate();
    setFailed(!found.ok);
    if (found.ok) setPlace({ point: found.value, elevation: null, name: null });
  });
  return (
    <Screen title={words.title}>
      <Stack>
        {place && <Month place={place} />}
        <Button
          wide
          tone={place ? 'quiet' : 'primary'}
          icon={PinIcon}
          busy={useHere.busy}
          onClick={() => useHere.run()}
        >
          {words.locate}
        </Button>
        {isFailed && <Notice tone="warn">{words.guestPlaceFailed}</Notice>}
        <PlaceSearch
          onPick={({ name, lat, lng, elevation }) => setPlace({ point: { lat, lng }, elevation, name })}
        />
        <Notice
          action={
            <LinkButton tone="quiet" to="~/auth" state={{ from: '/weather' }}>
              {words.createAccount}
            </LinkButton>
          }
        >
          {words.forecastNeedsAccount}
        </Notice>
      </Stack>
    </Screen>
  );
};
