import { useCommunityWords } from '../words.ts';
import styles from './Tags.module.css';

/** `most`: maximum tags shown, followed by how many more there are. */
export const TagList = ({
  tags,
  most = tags.length,
}: {
  readonly tags: readonly string[];
  readonly most?: number;
}) => {
  const { ask, more } = useCommunityWords();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={ask.tags}>
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className={styles.tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
      {tags.length > most && <li className={styles.more}>{more(tags.length - most)}</li>}
    </ul>
  );
};
