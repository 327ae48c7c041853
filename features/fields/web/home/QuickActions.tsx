import { LinkButton } from '#kit/web/ui/Button.tsx';
import { useFieldWords } from '../words.ts';
import styles from './HomeScreen.module.css';

/** One-tap actions from home (DSH-02): the tile after the fields, or a row where the last row is full. */
export const QuickActions = () => {
  const { home: words } = useFieldWords();
  return (
    <section aria-label={words.actions} className={styles.quick}>
      <LinkButton to="/scan" tone="quiet">
        {words.scan}
      </LinkButton>
      <LinkButton to="/fields" tone="quiet">
        {words.fields}
      </LinkButton>
    </section>
  );
};
