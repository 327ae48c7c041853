import { cropName } from '#features/crops/web/crop-name.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { DefaultSizeNote } from '#features/fields/web/DefaultSizeNote.tsx';
import { useFormat } from '#kit/web/format.ts';
import { SpaceBetween, MutedText } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { CropView } from '../domain/field-view.ts';
import type { WeatherDay } from '../domain/weather-day.ts';
import { Gauge } from './SoilWaterGauge.tsx';
import { Stress } from './Stress.tsx';
import { isRainFed, unknownText, waterAdviceText } from './water-text.ts';
import { WaterWhy } from './WaterCalculation.tsx';
import { useWaterWords } from './words.ts';
import styles from './water.module.css';

interface Props {
  readonly field: Field;
  readonly cropView: CropView;
  /** From today on. */ readonly coming: readonly WeatherDay[];
}

/** The water of one crop: advice, soil water level, and why. */
export const CropWater = ({ field, cropView, coming }: Props) => {
  const words = useWaterWords();
  const format = useFormat();
  const { language } = useLanguage();
  const name = cropName(cropView.crop.crop_type, language);
  const { answer } = cropView;
  if (!answer.known) {
    const text = unknownText(cropView, name, words);
    return (
      text && (
        <section className={styles.part}>
          <h3>{name}</h3>
          <p>{text}</p>
          <Stress of={cropView.stress} />
        </section>
      )
    );
  }
  const hectares = cropView.crop.area_planted ?? field.size_hectares;
  const rainFed = isRainFed(field);
  /** Whether the lines name litres for the whole area. */
  const usesArea = !answer.isReliable || (!rainFed && /^(water|soon)$/.test(answer.advice));
  const { tone, title, lines } = waterAdviceText(answer, hectares, rainFed, coming, words, format);
  return (
    <section className={styles.part}>
      <SpaceBetween gap="small">
        <h3>{name}</h3>
        <ReadAloud text={[name, title, ...lines].join('. ')} />
      </SpaceBetween>
      <Notice tone={tone} title={title}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      {usesArea && cropView.crop.area_planted === null && <DefaultSizeNote field={field} />}
      {answer.isReliable && <Gauge water={answer} />}
      {!rainFed && !answer.sums.irrigationSum && <MutedText>{words.steps.writeDown}</MutedText>}
      <Stress of={cropView.stress} />
      <WaterWhy field={field} name={name} water={answer} />
    </section>
  );
};
