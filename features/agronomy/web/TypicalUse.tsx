import type { Crop } from '#features/crops/domain/crop.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { DefaultSizeNote } from '#features/fields/web/DefaultSizeNote.tsx';
import { useTypical } from '#features/weather/web/use-typical.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { typicalUse } from '../domain/typical-use.ts';
import { roundLitres } from './water-text.ts';
import { useWaterWords } from './words.ts';
import styles from './water.module.css';

interface Props {
  readonly field: Field;
  readonly crops: readonly Crop[];
  readonly elevation: number | null;
  readonly now: Date;
}

/** Without a forecast: the month's usual values, labelled as such. */
export const TypicalUse = ({ field, crops, elevation, now }: Props) => {
  const words = useWaterWords();
  const format = useFormat();
  const { language } = useLanguage();
  const today = dayInNairobi(now);
  const normal = useTypical(
    field.location_unconfirmed ? null : field.location,
    elevation,
    Number(today.slice(5, 7)),
  );
  if (!normal) return null;
  const uses = typicalUse(crops, field.size_hectares, normal.et0, today);
  return (
    <section className={styles.part}>
      <h3>{words.typical(format.month(now).split(' ')[0]!)}</h3>
      {uses.map(({ crop, mm, need }) => (
        <p key={crop.id}>
          {words.typicalUse(
            cropName(crop.crop_type, language),
            format.number(mm, 1),
            format.number(roundLitres(need.litres)),
            format.number(need.jerricans),
          )}
        </p>
      ))}
      {uses.some(({ crop }) => crop.area_planted === null) && <DefaultSizeNote field={field} />}
      {uses.length === 0 && <p>{words.typicalAir(format.number(normal.et0, 1))}</p>}
      <p>{words.typicalRain(format.number(normal.rain))}</p>
      <MutedText>{words.typicalSource}</MutedText>
    </section>
  );
};
