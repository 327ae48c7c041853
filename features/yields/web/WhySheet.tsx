import { useFormat } from '#kit/web/format.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { REFERENCE_YIELD_YEARS } from '#knowledge/reference-yields.ts';
import { RECORD_YEARS } from '../domain/county-base.ts';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import { factorKeys } from '../domain/prediction.ts';
import { tonnes } from './amounts.ts';
import { useYieldWords } from './words.ts';

const MIN_EFFECT = 0.005;

/** The base yield, its factors, and the source of each figure. */
export const WhySheet = ({
  row,
  onClose,
}: {
  readonly row: YieldPrediction;
  readonly onClose: () => void;
}) => {
  const { sources: words, result, health } = useYieldWords();
  const format = useFormat();
  const { language } = useLanguage();
  const { base, factors, rain, own, heat, loss } = row.factors;
  const { weather_data: weather, county, trouble } = row;
  const troubleName = trouble ? (conditionByKey(trouble.condition)?.name[language] ?? '') : '';
  const start = tonnes(base.kg);
  return (
    <Sheet title={result.why} onClose={onClose}>
      <Stack>
        <p>
          {base.from === 'county' && county
            ? words.start(start, RECORD_YEARS, county)
            : words.startKenya(start, REFERENCE_YIELD_YEARS)}
        </p>
        <ul>
          {factorKeys
            .filter((key) => Math.abs((factors[key] ?? 1) - 1) >= MIN_EFFECT)
            .map((key) => (
              <li key={key}>{words.times(result.factors[key], format.number(factors[key], 2))}</li>
            ))}
        </ul>
        {own.seasons > 0 && own.kg !== null && <p>{words.own(own.seasons, format.number(own.kg))}</p>}
        <p>
          {rain.known
            ? words.rain(format.number(rain.seen), format.number(rain.of))
            : rain.why && words.rainWhy[rain.why]}
        </p>
        {heat !== undefined && heat > 0 && <p>{words.heat(format.number(heat))}</p>}
        {trouble && (
          <p>
            {loss
              ? words.health(
                  troubleName,
                  format.number(loss.low),
                  format.number(loss.high),
                  health.shares[trouble.share],
                  trouble.treated,
                )
              : words.healthUnknown(troubleName)}
          </p>
        )}
        <p>{base.from === 'county' ? words.range : words.rangeDesign}</p>
        <p>{words.factors}</p>
        {weather?.current && weather.current.temperature !== null && (
          <p>
            {words.weather(
              format.number(weather.current.temperature),
              weather.current.humidity === null ? '–' : format.number(weather.current.humidity),
              format.shortDay(new Date(weather.fetched_at)),
            )}
          </p>
        )}
      </Stack>
    </Sheet>
  );
};
