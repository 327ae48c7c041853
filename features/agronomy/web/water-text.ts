import type { Field } from '#features/fields/domain/field.ts';
import type { Format } from '#kit/web/format.ts';
import type { NoticeTone } from '#kit/web/ui/Notice.tsx';
import type { CropView } from '../domain/field-view.ts';
import type { FieldWater } from '../domain/water/field-water.ts';
import {
  efficiencyOf,
  irrigationNeed,
  JERRICAN_LITRES,
  likelyRain,
  type IrrigationNeed,
} from '../domain/water/irrigation.ts';
import type { WeatherDay } from '../domain/weather-day.ts';
import type { WaterWords } from './words.ts';

/** No irrigation, or none known. */
export const isRainFed = ({ irrigation_type: type }: Pick<Field, 'irrigation_type'>): boolean =>
  type === null || type === 'rain_fed' || type === 'none';

interface WaterAdviceText {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly lines: readonly string[];
}

const M2_PER_HECTARE = 10_000;
/** A smaller patch per jerrican is not useful to show. */
const MIN_SHOWN_M2 = 0.5;
/** Rounded, because single litres do not matter for a field. */
export const roundLitres = (litres: number): number =>
  litres >= 1000
    ? Math.round(litres / 100) * 100
    : litres >= 100
      ? Math.round(litres / 10) * 10
      : Math.ceil(litres);

export const needText = (
  { net, gross, litres, jerricans }: IrrigationNeed,
  words: WaterWords,
  format: Format,
): readonly string[] => [
  words.need(format.number(net), format.number(roundLitres(litres)), format.number(jerricans)),
  ...(gross > 0 && JERRICAN_LITRES / gross >= MIN_SHOWN_M2
    ? [words.oneJerrican(format.number(JERRICAN_LITRES / gross, 1))]
    : []),
];

/** Maximum number of jerricans that two people carry in a day (our own estimate). */
const MAX_CARRIED_JERRICANS = 100;
/** The crop's use per day, where the full amount is too much to carry. */
const carryText = (
  water: FieldWater,
  hectares: number,
  words: WaterWords,
  format: Format,
): readonly string[] => {
  const day =
    water.irrigationMethod === 'manual' && (water.need?.jerricans ?? 0) > MAX_CARRIED_JERRICANS
      ? irrigationNeed(water.etc, hectares, efficiencyOf('manual'))
      : null;
  return day ? [words.carry(format.number(roundLitres(day.litres)), format.number(day.jerricans))] : [];
};

/** The water advice for one crop. `rainFed`: no irrigation here. */
export const waterAdviceText = (
  water: FieldWater,
  hectares: number,
  rainFed: boolean,
  coming: readonly WeatherDay[],
  words: WaterWords,
  format: Format,
): WaterAdviceText => {
  const last = water.ahead[water.ahead.length - 1]!.date;
  if (!water.isReliable) {
    const lines = [
      words.unsureText(format.shortDay(water.since)),
      words.use(
        format.number(water.etc, 1),
        format.number(roundLitres(water.etc * hectares * M2_PER_HECTARE)),
      ),
    ];
    return { tone: 'info', title: words.verdicts.unsure, lines };
  }
  switch (water.advice) {
    case 'enough':
      return {
        tone: 'good',
        title: water.rawUsedUpOn
          ? words.verdicts.enoughUntil(format.day(water.rawUsedUpOn))
          : words.verdicts.enough(format.day(last)),
        lines: [],
      };
    case 'rain_comes':
      return {
        tone: 'info',
        title: words.verdicts.rain_comes,
        lines: [words.rainComing(format.number(likelyRain(coming)))],
      };
    default: {
      const isNow = water.advice === 'water';
      if (rainFed)
        return {
          tone: 'warn',
          title: words.verdicts[isNow ? 'dryRainFed' : 'soonRainFed'],
          lines: [words.rainFed],
        };
      return {
        tone: 'warn',
        title: words.verdicts[water.advice],
        lines: water.need
          ? [...needText(water.need, words, format), ...carryText(water, hectares, words, format)]
          : [],
      };
    }
  }
};

/** Why nothing is computed for a crop; null when it is obvious. */
export const unknownText = ({ answer }: CropView, name: string, words: WaterWords): string | null => {
  if (answer.known || answer.why === 'not_planted') return null;
  if (answer.why === 'no_weather') return words.oldForecast;
  return answer.why === 'paddy' ? words.unknown.paddy : words.unknown[answer.why](name);
};
