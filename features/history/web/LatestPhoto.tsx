import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { useWords } from '#kit/web/words.tsx';
import { healthEn } from '../words.health.en.ts';
import { healthSw } from '../words.health.sw.ts';
import photo from '#kit/web/photo/Photo.module.css';
import styles from './LatestPhoto.module.css';

/** A true-colour satellite image of the field and its surroundings. */
export const LatestSatelliteImage = ({
  png,
  day,
}: {
  /** Base64. */ readonly png: string;
  readonly day: Day;
}) => {
  const words = useWords({ en: healthEn, sw: healthSw });
  const format = useFormat();
  return (
    <p className={styles.latest}>
      <span className={photo.frame}>
        <img
          className={photo.small}
          src={`data:image/png;base64,${png}`}
          alt={words.fromAbove(format.shortDay(day))}
        />
      </span>
      <small aria-hidden="true">
        {words.satellite} · {words.asOf(format.shortDay(day))}
      </small>
    </p>
  );
};

/** The newest photo of a field, with its date, because no image here is live (FLD-05). */
export const LatestPhoto = ({ hash, day }: { readonly hash: string; readonly day: Day }) => {
  const words = useWords({ en: healthEn, sw: healthSw });
  const format = useFormat();
  return (
    <p className={styles.latest}>
      <span className={photo.frame}>
        <Photo hash={hash} label={words.latest(format.shortDay(day))} small />
      </span>
      <small aria-hidden="true">{words.asOf(format.shortDay(day))}</small>
    </p>
  );
};
