import { InfoIcon, WarningIcon } from '#kit/web/ui/icons.tsx';
import { labelOf } from '../domain/alert-state.ts';
import { useAlertWords } from './words.ts';
import styles from './alerts.module.css';

/** Shows the urgency as text, shape and colour (ALR-03). */
export const AlertLabel = ({ level }: { readonly level: number }) => {
  const words = useAlertWords();
  const label = labelOf(level);
  const Icon = level >= 3 ? WarningIcon : InfoIcon;
  return (
    <span className={styles.label} data-level={level}>
      <Icon size={18} />
      {words.labels[label]}
    </span>
  );
};
