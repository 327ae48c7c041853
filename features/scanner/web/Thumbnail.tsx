import { ScanPhoto } from './ScanPhoto.tsx';
import styles from './ScanPhoto.module.css';

/** A small picture for lists: from the phone while it is here, else a few kilobytes from the server. */
export const Thumbnail = ({ hash }: { readonly hash: string | null }) => (
  <span className={styles.frame} aria-hidden="true">{hash && <ScanPhoto hash={hash} label="" small />}</span>
);
