import { useFormat } from '#kit/web/format.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { useImpactWords } from './words.ts';
import styles from './BeforeAfterPhotos.module.css';

interface Props {
  readonly beforePhoto: string | null;
  readonly beforeAt: string;
  readonly currentPhoto: string;
  readonly currentAt: string;
  readonly picture?: Blob | undefined;
}

/** The plant at its check and now, side by side. */
export const BeforeAfterPhotos = ({ beforePhoto, beforeAt, currentPhoto, currentAt, picture }: Props) => {
  const { ask: words } = useImpactWords();
  const format = useFormat();
  const photoFigure = (hash: string, label: string, at: string, blob?: Blob) => (
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
      {beforePhoto !== null && photoFigure(beforePhoto, words.photoThen, beforeAt)}
      {photoFigure(currentPhoto, words.photoNow, currentAt, picture)}
    </div>
  );
};
