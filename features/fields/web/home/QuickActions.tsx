import { CardLink } from '#kit/web/ui/Card.tsx';
import { CameraIcon, FieldIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useFieldWords } from '../words.ts';
import styles from './QuickActions.module.css';

/** One-tap actions from home. A feature that does not exist yet has no card. */
export const QuickActions = () => {
  const { home: words } = useFieldWords();
  return (
    <section aria-labelledby="quick">
      <Stack gap="small">
        <h2 id="quick">{words.actions}</h2>
        <div className={styles.actions}>
          <CardLink to="/scan" tone="leaf">
            <CameraIcon size={28} />
            <h3>{words.scan}</h3>
            <p className={styles.text}>{words.scanText}</p>
          </CardLink>
          <CardLink to="/fields" tone="maize">
            <FieldIcon size={28} />
            <h3>{words.fields}</h3>
            <p className={styles.text}>{words.fieldsText}</p>
          </CardLink>
        </div>
      </Stack>
    </section>
  );
};
