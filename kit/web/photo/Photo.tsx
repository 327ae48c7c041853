import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from '#kit/web/store/hooks.ts';
import styles from './Photo.module.css';

interface Props {
  readonly hash: string;
  readonly label: string;
  /** The image data, if the screen still has it. */
  readonly picture?: Blob;
  /** Not cropped, for drawings on top of it. */
  readonly whole?: boolean;
  readonly small?: boolean;
  /** In its place when neither the phone nor the server has the photo. */
  readonly fallback?: ReactNode;
}

/**
 * The photo from this phone if stored, else from the server, else the fallback. Its space is reserved until
 * that is known.
 */
export const Photo = ({ hash, label, picture, whole, small, fallback = null }: Props) => {
  const store = useStore();
  const [source, setSource] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let url: string | null = null;
    let cancelled = false;
    const show = (blob: Blob | null) => {
      if (cancelled) return;
      url = blob && URL.createObjectURL(blob);
      setSource(url ?? `/api/photos/${hash}${small ? '?small=1' : ''}`);
    };
    if (picture) show(picture);
    else void store.photo(hash).then(show, () => show(null));
    return () => {
      cancelled = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [store, hash, picture, small]);
  if (source === null) return fallback;
  const photoClass = small ? styles.small : whole ? styles.whole : styles.photo;
  return source === undefined ? (
    <span className={photoClass} />
  ) : (
    <img className={photoClass} src={source} alt={label} onError={() => setSource(null)} />
  );
};
