import { Card } from '#kit/web/ui/Card.tsx';
import { useWords } from '#kit/web/words.tsx';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import { outboxDetailsSw } from '../words.outbox-details.sw.ts';
import styles from './ConflictRules.module.css';

/** Explains the rules of kit/server/sync/conflicts.ts to the farmer. */
export const ConflictRules = () => {
  const { twoPhones, rules } = useWords({ en: outboxDetailsEn, sw: outboxDetailsSw });
  return (
    <Card>
      <details className={styles.fold}>
        <summary>
          <strong>{twoPhones}</strong>
        </summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
};
