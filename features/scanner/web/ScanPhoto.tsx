import { useEffect, useState } from 'react';
import { useStore } from '#kit/web/store/hooks.ts';
import styles from './ScanPhoto.module.css';

/** The photo from this phone while it is here, else from the server; nothing while it is on neither. */
export const ScanPhoto = ({ hash, label }: { readonly hash: string; readonly label: string }) => {
  const store = useStore();
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    void store.photo(hash).then((blob) => {
      if (gone) return;
      url = blob && URL.createObjectURL(blob);
      setSource(url ?? `/api/photos/${hash}`);
    });
    return () => { gone = true; if (url) URL.revokeObjectURL(url); };
  }, [store, hash]);
  if (!source) return null;
  return <img className={styles.photo} src={source} alt={label} onError={() => setSource(null)} />;
};
