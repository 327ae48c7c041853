import { useEffect, useState } from 'react';
import { useStore } from '#kit/web/store/hooks.ts';
import { useCommunityWords } from '../words.ts';
import styles from './Post.module.css';

/** The photo from this phone if stored here, else from the server. Nothing if neither has it. */
const PostPhoto = ({
  post,
  hash,
  n,
}: {
  readonly post: string;
  readonly hash: string;
  readonly n: number;
}) => {
  const { question: words } = useCommunityWords();
  const store = useStore();
  const fullUrl = `/api/community/posts/${post}/photos/${hash}`;
  const [source, setSource] = useState<string | null>(null);
  const [localUrl, setLocalUrl] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let cancelled = false;
    const show = (blob: Blob | null): void => {
      if (cancelled) return;
      url = blob && URL.createObjectURL(blob);
      setLocalUrl(url);
      setSource(url ?? `${fullUrl}?small=1`);
    };
    void store.photo(hash).then(show, () => show(null));
    return () => {
      cancelled = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [store, hash, fullUrl]);
  if (!source) return null;
  return (
    <li className={styles.link}>
      <a href={localUrl ?? fullUrl} target="_blank" rel="noopener">
        <img
          className={styles.small}
          src={source}
          alt={words.photo(n)}
          loading="lazy"
          onError={() => setSource(null)}
        />
      </a>
    </li>
  );
};

export const PostPhotos = ({ post, images }: { readonly post: string; readonly images: readonly string[] }) =>
  images.length > 0 ? (
    <ul className={styles.photos}>
      {images.map((hash, i) => (
        <PostPhoto key={hash} post={post} hash={hash} n={i + 1} />
      ))}
    </ul>
  ) : null;
