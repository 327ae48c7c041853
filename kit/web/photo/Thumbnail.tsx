import { Photo } from './Photo.tsx';
import styles from './Photo.module.css';

/** A small photo for lists: from the phone if stored there, else a few kilobytes from the server. */
export const Thumbnail = ({ hash }: { readonly hash: string | null }) => (
  <span className={styles.frame} aria-hidden="true">
    {hash && <Photo hash={hash} label="" small />}
  </span>
);
