import { useState } from 'react';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { CropWater } from './CropWater.tsx';
import { PlantingGate } from './PlantingGate.tsx';
import { SprayHours } from './SprayHours.tsx';
import { TypicalUse } from './TypicalUse.tsx';
import { type UsedView, useFieldView } from './use-field-view.ts';
import { weatherOf } from './weather-of.ts';
import { useWaterWords } from './words.ts';

const Told = ({
  used: {
    forecast: { known },
  },
}: {
  readonly used: UsedView;
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
  const used = useFieldView(field);
  const [now] = useState(() => new Date());
  const { forecast, view } = used;
  const isWaiting = !forecast.known && (!forecast.isRead || forecast.asking);
  const coming = forecast.known && view ? weatherOf(forecast.known).filter((d) => d.date >= view.today) : [];
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
            <TypicalUse field={field} crops={used.crops} elevation={used.elevation} now={now} />
          </>
        ) : (
          view && (
            <>
              {view.crops.map((of) => (
                <CropWater key={of.crop.id} field={field} of={of} coming={coming} />
              ))}
              {view.gate && <PlantingGate of={view.gate} />}
              {view.spray && <SprayHours of={view.spray} today={view.today} />}
              <Told used={used} />
            </>
          )
        )}
      </Stack>
    </Card>
  );
};
