import { useState } from 'react';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { CropWater } from './CropWater.tsx';
import { PlantingAdviceSection } from './PlantingAdvice.tsx';
import { SprayWindows } from './SprayHours.tsx';
import { TypicalUse } from './TypicalUse.tsx';
import { type FieldViewState, useFieldView } from './use-field-view.ts';
import { weatherDaysOf } from './weather-days.ts';
import { useWaterWords } from './words.ts';

const ForecastSource = ({
  used: {
    forecast: { known },
  },
}: {
  readonly used: FieldViewState;
}) => {
  const words = useWaterWords();
  const format = useFormat();
  return (
    known && (
      <MutedText>
        {words.told(
          words.sources[known.sample ? 'sample' : known.forecast.source],
          format.age(new Date(known.forecast.fetchedAt).getTime(), Date.now()),
        )}
      </MutedText>
    )
  );
};

/** Water, planting and spraying on one field, from its forecast; without one, usual values. */
export const WaterCard = ({ field }: FieldSlotProps) => {
  const words = useWaterWords();
  const current = useFieldView(field);
  const [now] = useState(() => new Date());
  const { forecast, view } = current;
  const isWaiting = !forecast.known && (!forecast.isRead || forecast.isFetching);
  const coming =
    forecast.known && view ? weatherDaysOf(forecast.known).filter((d) => d.date >= view.today) : [];
  const isOld = view !== null && coming.length === 0;
  return (
    <Card labelledBy="water">
      <Stack>
        <h2 id="water">{words.title}</h2>
        {field.location_unconfirmed ? (
          <p>{words.unconfirmed}</p>
        ) : isWaiting ? (
          <p role="status">{words.reading}</p>
        ) : !forecast.known || isOld ? (
          <>
            <p>{forecast.known ? words.oldForecast : words.noForecast}</p>
            <TypicalUse field={field} crops={current.crops} elevation={current.elevation} now={now} />
          </>
        ) : (
          view && (
            <>
              {view.crops.map((of) => (
                <CropWater key={of.crop.id} field={field} cropView={of} coming={coming} />
              ))}
              {view.gate && <PlantingAdviceSection of={view.gate} />}
              {view.spray && <SprayWindows of={view.spray} today={view.today} />}
              <ForecastSource used={current} />
            </>
          )
        )}
      </Stack>
    </Card>
  );
};
