import { useRef } from 'react';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { Button, IconButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon, CloseIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { MAX_PHOTOS } from '../domain/event.ts';
import { useHistoryWords } from './words.ts';
import styles from './EntryPhotos.module.css';

interface Props {
  readonly photos: readonly string[];
  readonly pictureOf: (hash: string) => Blob | undefined;
  readonly onFiles: (files: FileList | null) => void;
  readonly onRemove: (hash: string) => void;
}

/** The photos of an entry. The phone offers camera or gallery. */
export const EntryPhotos = ({ photos, pictureOf, onFiles, onRemove }: Props) => {
  const words = useHistoryWords();
  const picker = useRef<HTMLInputElement>(null);
  const renderPhoto = (hash: string, n: number) => {
    const picture = pictureOf(hash);
    return (
      <li key={hash} className={styles.one}>
        <Photo hash={hash} label={words.photo(n)} {...(picture && { picture })} />
        <IconButton
          className={styles.remove}
          icon={CloseIcon}
          label={words.removePhoto(n)}
          onClick={() => onRemove(hash)}
        />
      </li>
    );
  };
  return (
    <Stack gap="small">
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={words.photos}>
          {photos.map((hash, i) => renderPhoto(hash, i + 1))}
        </ul>
      )}
      {photos.length < MAX_PHOTOS && (
        <Button tone="quiet" icon={CameraIcon} onClick={() => picker.current?.click()}>
          {words.addPhoto}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => {
          onFiles(event.target.files);
        }}
      />
    </Stack>
  );
};
