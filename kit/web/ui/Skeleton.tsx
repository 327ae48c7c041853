import { useEffect, useState } from 'react';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

type SkeletonShape = 'line' | 'title' | 'card' | 'picture';

/** Maximum time in milliseconds to hide the content below, so that a slow network does not delay it. */
const RESERVE_MS = 1_000;

/** Grey placeholders of the content: `<Skeleton of={['title', 'card', 'card']} />`. */
export const Skeleton = ({ shapes }: { readonly shapes: readonly SkeletonShape[] }) => {
  const words = useWords({ en, sw });
  const [isReserving, setReserving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setReserving, RESERVE_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={classes(styles.group, isReserving && styles.holds)}
      role="status"
      data-skeleton={isReserving ? 'reserving' : 'shown'}
    >
      <span className="unseen">{words.loading}</span>
      {shapes.map((shape, index) => (
        <div key={index} aria-hidden="true" className={classes(styles.bone, styles[shape])} />
      ))}
    </div>
  );
};
