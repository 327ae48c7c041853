import { fromHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { useBoundaryWords } from './words.ts';
import styles from './boundary.module.css';

interface Props {
  readonly areaM2: number;
  /** Null when the error is unknown. */
  readonly errorM2: number | null;
  /** "Walked 320 m" or "Round the field 400 m". */
  readonly length?: string;
}

/** 0.02 ha: below it the area is shown in square metres, as on the field's card. */
const SMALL_PLOT_M2 = 200;

/** Acres first, with the margin of error. Hectares and square metres in small print (FLD-30). */
export const AreaReadout = ({ areaM2, errorM2, length }: Props) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const isSmall = areaM2 < SMALL_PLOT_M2;
  const figure = (m2: number, least = 0): string =>
    isSmall
      ? format.number(Math.max(m2, least && 1))
      : format.number(Math.max(fromHectares(m2 / 10_000, 'acres'), least), 2);
  return (
    <div className={styles.readout}>
      <p className={styles.acres}>
        <strong>{isSmall ? words.squareMetres(figure(areaM2)) : words.acres(figure(areaM2))}</strong>
        {errorM2 !== null && areaM2 > 0 && <span>{words.plusMinus(figure(errorM2, 0.01))}</span>}
      </p>
      <p className={styles.small}>
        {words.inOther(format.number(areaM2 / 10_000, 2), format.number(areaM2))}
        {length && ` · ${length}`}
      </p>
    </div>
  );
};
