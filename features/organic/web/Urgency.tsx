import { InfoIcon, WarningIcon } from '#kit/web/ui/icons.tsx';
import type { Urgency as Level } from '../domain/urgency.ts';
import { useOrganicWords } from './words.ts';
import styles from './organic.module.css';

/** Shown by text, shape and colour. */
export const Urgency = ({ level }: { readonly level: Level }) => {
  const { urgency } = useOrganicWords();
  const Icon = level === 'low' ? InfoIcon : WarningIcon;
  return (
    <span className={styles.urgency} data-level={level}>
      <Icon size={18} />
      {urgency[level]}
    </span>
  );
};
