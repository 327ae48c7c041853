import { Photo } from './Photo.tsx';
import styles from './Photo.module.css';

/** A small picture for lists: from the phone while it is here, else a few kilobytes from the server. */
export const Thumbnail = ({ hash }: { readonly hash: string | null }) => (
  <span className={styles.frame} aria-hidden="true">
    {hash && <Photo hash={hash} label="" small />}
  </span>
);
