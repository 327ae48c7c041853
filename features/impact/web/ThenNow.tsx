import { useFormat } from '#kit/web/format.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { useImpactWords } from './words.ts';
import styles from './ThenNow.module.css';

interface Props {
  readonly then: string | null;
  readonly thenAt: string;
  readonly now: string;
  readonly nowAt: string;
  readonly picture?: Blob | undefined;
}

/** The plant at its check and now, side by side. */
export const ThenNow = ({ then, thenAt, now, nowAt, picture }: Props) => {
  const { ask: words } = useImpactWords();
  const format = useFormat();
  const one = (hash: string, label: string, at: string, blob?: Blob) => (
    <figure className={styles.one}>
      <Photo
        hash={hash}
        label={`${label}, ${format.shortDay(new Date(at))}`}
        {...(blob && { picture: blob })}
      />
      <figcaption>
        {label} · {format.shortDay(new Date(at))}
      </figcaption>
    </figure>
  );
  return (
    <div className={styles.pair}>
      {then !== null && one(then, words.photoThen, thenAt)}
      {one(now, words.photoNow, nowAt, picture)}
    </div>
  );
};
