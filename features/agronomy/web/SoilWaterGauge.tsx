import { useFormat } from '#kit/web/format.ts';
import type { FieldWater } from '../domain/water/field-water.ts';
import { useWaterWords } from './words.ts';
import styles from './water.module.css';

/** How full the soil is; the mark is where water stress starts. */
export const Gauge = ({ water: { depletion, taw, raw } }: { readonly water: FieldWater }) => {
  const words = useWaterWords();
  const format = useFormat();
  const share = taw > 0 ? 1 - depletion / taw : 0;
  const text = words.gauge(format.number(share * 100));
  return (
    <>
      <div className={styles.gauge} role="img" aria-label={text}>
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
        <div
          className={styles.thirst}
          style={{ insetInlineStart: `${taw > 0 ? (1 - raw / taw) * 100 : 0}%` }}
        />
      </div>
      <p aria-hidden="true">{text}</p>
    </>
  );
};
