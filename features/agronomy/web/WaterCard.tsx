import { useState } from 'react';
import { cropName } from '#features/crops/web/crop-name.ts';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFormat } from '#kit/web/format.ts';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { RainIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { CropWater } from './CropWater.tsx';
import { PlantingAdviceSection } from './PlantingAdvice.tsx';
import { SprayWindows } from './SprayHours.tsx';
import { TypicalUse } from './TypicalUse.tsx';
import { type FieldViewState, useFieldView } from './use-field-view.ts';
import { isRainFed, unknownText, waterAdviceText } from './water-text.ts';
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

/** The conclusion in a few words: the first crop's water, else whether to plant. */
const useWaterFact = ({ view }: FieldViewState, field: FieldSlotProps['field']): string | undefined => {
  const words = useWaterWords();
  const format = useFormat();
  const { language } = useLanguage();
  const [first] = view?.crops ?? [];
  if (first) {
    const name = cropName(first.crop.crop_type, language);
    if (!first.answer.known) return unknownText(first, name, words) ?? undefined;
    const hectares = first.crop.area_planted ?? field.size_hectares;
    return `${name}: ${waterAdviceText(first.answer, hectares, isRainFed(field), [], words, format).title}`;
  }
  return view?.gate ? `${words.gateTitle} ${words.gates[view.gate.gate]}` : undefined;
};

/** Water, planting and spraying on one field, from its forecast; without one, usual values. */
export const WaterCard = ({ field }: FieldSlotProps) => {
  const words = useWaterWords();
  const current = useFieldView(field);
  const fact = useWaterFact(current, field);
  const [now] = useState(() => new Date());
  const { forecast, view } = current;
  const isWaiting = !forecast.known && (!forecast.isRead || forecast.isFetching);
  const coming =
    forecast.known && view ? weatherDaysOf(forecast.known).filter((d) => d.date >= view.today) : [];
  const isOld = view !== null && coming.length === 0;
  const row = { icon: RainIcon, tone: 'sky', title: words.title } as const;
  if (field.location_unconfirmed || isWaiting)
    return (
      <List>
        <ListItem
          {...row}
          subtitle={
            field.location_unconfirmed ? words.unconfirmed : <span role="status">{words.reading}</span>
          }
        />
      </List>
    );
  if (!forecast.known || isOld)
    return (
      <Fold id="water" {...row} fact={forecast.known ? words.oldForecast : words.noForecast}>
        <TypicalUse field={field} crops={current.crops} elevation={current.elevation} now={now} />
      </Fold>
    );
  return (
    <Fold id="water" {...row} fact={fact}>
      {view && (
        <Stack>
          {view.crops.map((of) => (
            <CropWater key={of.crop.id} field={field} cropView={of} coming={coming} />
          ))}
          {view.gate && <PlantingAdviceSection of={view.gate} />}
          {view.spray && <SprayWindows of={view.spray} today={view.today} />}
          <ForecastSource used={current} />
        </Stack>
      )}
    </Fold>
  );
};
