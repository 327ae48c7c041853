import { useEffect, useState } from 'react';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

type SkeletonShape = 'line' | 'title' | 'card' | 'picture';

/** Holds back the content below at most this long: on a slow network the rest must not wait. */
const HOLD_MS = 1_000;

/** Grey placeholders of the content: `<Skeleton of={['title', 'card', 'card']} />`. */
export const Skeleton = ({ of }: { readonly of: readonly SkeletonShape[] }) => {
  const words = useWords({ en, sw });
  const [holds, setHolds] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setHolds, HOLD_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes(styles.group, holds && styles.holds)} role="status">
      <span className="unseen">{words.loading}</span>
      {of.map((shape, index) => (
        <div key={index} aria-hidden="true" className={classes(styles.bone, styles[shape])} />
      ))}
    </div>
  );
};
