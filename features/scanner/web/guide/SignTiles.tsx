import { Link } from 'wouter';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import type { Detectability } from './detectable-classes.ts';
import { useGuideWords } from './guide-words.ts';
import { Sign } from './Sign.tsx';
import styles from './Tiles.module.css';

interface Tile {
  readonly condition: string;
  readonly note?: string;
  readonly seen?: Detectability;
}

/** Conditions as drawings of their signs; each opens its page. */
export const SignTiles = ({ label, tiles }: { readonly label: string; readonly tiles: readonly Tile[] }) => {
  const words = useGuideWords();
  const { language } = useLanguage();
  return (
    <ul className={styles.signs} aria-label={label}>
      {tiles.map(({ condition, note, seen = 'no' }) => (
        <li key={condition}>
          <Link href={`/conditions/${condition}`} className={styles.sign}>
            <span className={styles.picture}>
              <Sign condition={condition} />
              {seen !== 'no' && (
                <span className={styles.seen}>{seen === 'photo' ? words.seenByPhoto : words.seenByLab}</span>
              )}
            </span>
            <span className={styles.name}>
              <strong>{conditionByKey(condition)?.name[language] ?? condition}</strong>
              {note && <small>{note}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
