import type { Field } from '#features/fields/domain/field.ts';
import { useFieldName } from '#features/fields/web/field-name.ts';
import { newestFirst } from '#features/fields/web/list/newest-first.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useOnline } from '#kit/web/network.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button, IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { Below } from '#kit/web/ui/ColourScene.tsx';
import { PlusIcon, RefreshIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { daysLeft } from '../domain/pick-day.ts';
import { ForecastPanel } from './ForecastPanel.tsx';
import { Typical } from './Typical.tsx';
import { type ForecastControl, useForecastAt } from './use-forecast.ts';
import { useTypical } from './use-typical.ts';
import { CURRENT_LOCATION, useWeatherPlace, type WeatherPlace } from './use-weather-place.ts';
import { PlaceChip, WeatherScene } from './WeatherScene.tsx';
import { useWeatherWords } from './words.ts';

const Unconfirmed = ({ field }: { readonly field: Field }) => {
  const words = useWeatherWords();
  return (
    <Notice
      tone="warn"
      title={words.unconfirmed}
      action={
        <LinkButton to={`/fields/${field.id}`} icon={PinIcon}>
          {words.confirm}
        </LinkButton>
      }
    >
      {words.unconfirmedText}
    </Notice>
  );
};

const NoPlaceNotice = ({ place }: { readonly place: WeatherPlace }) => {
  const words = useWeatherWords();
  if (place.locating === 'yes') return <p role="status">{words.locating}</p>;
  return (
    <Notice
      tone={place.locating === 'failed' ? 'warn' : 'info'}
      action={
        <Button tone="quiet" icon={PinIcon} onClick={place.locate}>
          {words.locate}
        </Button>
      }
    >
      {place.locating === 'failed' ? words.placeFailed : words.noField}
    </Notice>
  );
};

/** Why there is no fresh forecast, if so; `age` of the one shown below. */
const ForecastNotice = ({
  used,
  age,
  onRetry,
}: {
  readonly used: ForecastControl;
  readonly age: string | null;
  readonly onRetry: () => void;
}) => {
  const words = useWeatherWords();
  const online = useOnline();
  if (!online) return <Notice>{age === null ? words.offlineNone : words.offlineKept(age)}</Notice>;
  const again = (
    <Button tone="quiet" icon={RefreshIcon} onClick={onRetry}>
      {words.tryAgain}
    </Button>
  );
  if (used.problem === 'failed')
    return (
      <ErrorCard
        what={words.failed}
        whatIsSafe={age === null ? undefined : words.failedKept(age)}
        whatToDo={words.failedDo}
        action={again}
      />
    );
  return used.problem === 'nothing' && age === null ? (
    <Notice action={again}>{words.noForecast}</Notice>
  ) : null;
};

const FetchedForecast = ({
  place,
  used,
  onRetry,
}: {
  readonly place: WeatherPlace;
  readonly used: ForecastControl;
  readonly onRetry: () => void;
}) => {
  const words = useWeatherWords();
  const format = useFormat();
  const now = Date.now();
  const { known } = used;
  const isShown = known !== null && daysLeft(known.forecast, now / 1_000).length > 0;
  const online = useOnline();
  // Only when certain that there is no forecast: the tables of usual weather are 100 KB the first time.
  const isUnavailable = used.isRead && !isShown && !used.isFetching && (!online || used.problem !== null);
  const normal = useTypical(
    isUnavailable ? place.point : null,
    place.field?.elevation ?? null,
    new Date().getMonth() + 1,
  );
  const fetchedMs = known === null ? null : new Date(known.forecast.fetchedAt).getTime();
  return (
    <>
      <ForecastNotice
        used={used}
        age={isShown && fetchedMs !== null ? format.age(fetchedMs, now) : null}
        onRetry={onRetry}
      />
      {known?.sample && <Notice tone="warn">{words.sample}</Notice>}
      {isShown && <ForecastPanel key={place.picked} forecast={known.forecast} />}
      {!isShown && !isUnavailable && <Skeleton shapes={['line', 'card', 'card']} />}
      {isUnavailable && known && <MutedText>{words.old}</MutedText>}
      {isUnavailable && normal && <Typical normal={normal} />}
      {isShown && (
        <MutedText>
          {words.source(words.sources[known.forecast.source])} · <Age at={fetchedMs} />
          {known.forecast.source === 'sample' ? '' : ` · ${words.credits[known.forecast.source]}`}
        </MutedText>
      )}
    </>
  );
};

/** WEA-01: the forecast for one field, and what it means for the farm. */
export const WeatherScreen = () => {
  const words = useWeatherWords();
  const format = useFormat();
  const fields = newestFirst(useRows<Field>('field'));
  const nameOf = useFieldName();
  const place = useWeatherPlace(fields);
  const used = useForecastAt(place.point);
  const refresh = useExclusiveAction(async () => {
    await used.refresh();
  });
  const isCurrent = used.known !== null && daysLeft(used.known.forecast, Date.now() / 1_000).length > 0;
  const places = [
    ...fields.map((f) => ({ value: f.id, label: nameOf(f) })),
    { value: CURRENT_LOCATION, label: words.currentLocation },
  ];
  return (
    <Screen
      title={words.title}
      wide
      beside={
        <IconButton
          label={words.refresh}
          icon={RefreshIcon}
          disabled={refresh.busy || used.isFetching || place.point === null}
          onClick={() => refresh.run()}
        />
      }
      renderScene={(head) => (
        <WeatherScene
          head={head}
          chip={
            fields.length > 0 && <PlaceChip value={place.picked} onChange={place.pick} options={places} />
          }
          forecast={isCurrent ? used.known!.forecast : null}
        />
      )}
    >
      <Below isAside over="cards">
        <Stack>
          {place.since !== null && (
            <MutedText>{words.lastPlace(format.age(place.since, Date.now()))}</MutedText>
          )}
          {place.field?.location_unconfirmed && <Unconfirmed field={place.field} />}
          {place.point === null && place.field === null && <NoPlaceNotice place={place} />}
          {place.point !== null && (
            <FetchedForecast place={place} used={used} onRetry={() => refresh.run()} />
          )}
          <LinkButton to="/fields/new" tone="quiet" icon={PlusIcon}>
            {words.addField}
          </LinkButton>
        </Stack>
      </Below>
    </Screen>
  );
};
