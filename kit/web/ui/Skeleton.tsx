import { useWords } from '../words.tsx';
import { en } from '../words-ui.en.ts';
import { sw } from '../words-ui.sw.ts';
import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

export type SkeletonShape = 'line' | 'title' | 'card' | 'picture';

/** Grey shapes of what is coming: `<Skeleton of={['title', 'card', 'card']} />`. */
export const Skeleton = ({ of }: { readonly of: readonly SkeletonShape[] }) => {
  const words = useWords({ en, sw });
  return (
    <div className={styles.group} role="status">
      <span className="unseen">{words.loading}</span>
      {of.map((shape, index) => <div key={index} aria-hidden="true" className={classes(styles.bone, styles[shape])} />)}
    </div>
  );
};
