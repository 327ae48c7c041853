import { useRef } from 'react';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { Button, IconButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon, CloseIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { IMAGES_MAX } from '../../domain/post.ts';
import { useCommunityWords } from '../words.ts';
import type { PostPhotos } from './use-post-photos.ts';
import styles from '../post/Post.module.css';

/** Up to three photos of a post; rejected ones are listed below with the reason. */
export const PhotoPicker = ({ post }: { readonly post: PostPhotos }) => {
  const { ask, skipped } = useCommunityWords();
  const picker = useRef<HTMLInputElement>(null);
  const shown: readonly { readonly hash: string; readonly picture?: Blob }[] = [
    ...post.kept.map((hash) => ({ hash })),
    ...post.taken.map(({ photo, picture }) => ({ hash: photo.hash, picture })),
  ];
  return (
    <Stack gap="small">
      {shown.length > 0 && (
        <ul className={styles.photos} aria-label={ask.photos(IMAGES_MAX)}>
          {shown.map((photo, i) => (
            <li key={photo.hash} className={styles.one}>
              <Photo {...photo} label={ask.photo(i + 1)} small />
              <IconButton
                className={styles.drop}
                icon={CloseIcon}
                label={ask.dropPhoto(i + 1)}
                onClick={() => post.drop(photo.hash)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < IMAGES_MAX && (
        <Button tone="quiet" icon={CameraIcon} busy={post.busy} onClick={() => picker.current?.click()}>
          {post.busy ? ask.reading : ask.addPhoto}
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
        data-photos
        onChange={(event) => {
          const { target } = event;
          void post.add(target.files).then(() => {
            target.value = '';
          });
        }}
      />
      {post.skipped.length > 0 && (
        <Notice tone="warn" title={skipped.title}>
          <ul>
            {post.skipped.map(({ name, why }) => (
              <li key={`${name} ${why}`}>
                {why === 'tooMany' ? skipped.tooMany(name, IMAGES_MAX) : skipped[why](name)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
};
