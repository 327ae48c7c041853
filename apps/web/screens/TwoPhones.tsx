import { Card } from '#kit/web/ui/Card.tsx';
import styles from './TwoPhones.module.css';

/** The rules of kit/server/sync/two-phones.ts, for a farmer. */
export const TwoPhones = ({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) => (
  <Card>
    <details className={styles.fold}>
      <summary><strong>{title}</strong></summary>
      <ul>{rules.map((rule) => <li key={rule}>{rule}</li>)}</ul>
    </details>
  </Card>
);
