import { useEffect, useState } from 'react';
import { useStore } from '#kit/web/store/hooks.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useChatWords } from '../words.ts';
import { downloadImage } from './image-file.ts';
import { ImageViewer } from './ImageViewer.tsx';
import styles from '../chat.module.css';

/** The photo stored on this phone if there is one, else its server URL. */
const usePhotoUrl = (hash: string): string | null => {
  const store = useStore();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let objectUrl: string | null = null;
    let cancelled = false;
    const show = (blob: Blob | null): void => {
      if (cancelled) return;
      objectUrl = blob && URL.createObjectURL(blob);
      setUrl(objectUrl ?? `/api/photos/${hash}`);
    };
    store.photo(hash).then(show, () => show(null));
    return () => {
      cancelled = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [store, hash]);
  return url;
};

interface Props {
  readonly hash: string;
  readonly alt: string;
  readonly small?: boolean;
  /** The prompt of a generated picture: shows a download button and names the file. */ readonly prompt?:
    | string
    | null;
}

export const ChatImage = ({ hash, alt, small, prompt }: Props) => {
  const words = useChatWords();
  const url = usePhotoUrl(hash);
  const [isOpen, setOpen] = useState(false);
  if (!url) return null;
  const save = async (): Promise<void> => {
    if (!(await downloadImage(url, prompt ?? alt))) showToast(words.downloadFailed, { tone: 'bad' });
  };
  return (
    <>
      <button
        type="button"
        className={classes(styles.picture, small && styles.thumb)}
        aria-label={`${words.view}: ${alt}`}
        onClick={() => setOpen(true)}
      >
        <img src={url} alt={alt} loading="lazy" />
      </button>
      {prompt != null && (
        <div>
          <IconButton
            icon={DownloadIcon}
            label={words.download}
            onClick={() => {
              void save();
            }}
          />
        </div>
      )}
      {isOpen && <ImageViewer url={url} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
};
