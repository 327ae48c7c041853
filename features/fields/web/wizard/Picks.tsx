import { classes } from '#kit/web/ui/classes.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import styles from './wizard.module.css';

interface AnswerOption {
  readonly id: string;
  readonly text: string;
  readonly subtitle?: string;
}

interface Props {
  readonly title: string;
  readonly picks: readonly AnswerOption[];
  readonly chosen?: string | null;
  readonly onPick: (id: string) => void;
  /** Lays out short answers of one kind in columns. */ readonly inColumns?: boolean;
}

/** One-tap answers that advance automatically: buttons, not radios, because arrow keys must not advance. */
export const Picks = ({ title, picks, chosen, onPick, inColumns }: Props) => (
  <Stack gap="small">
    <h2>{title}</h2>
    <div className={inColumns ? styles.even : styles.picks}>
      {picks.map(({ id, text, subtitle }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={classes(styles.pick, id === chosen && styles.on)}
          onClick={() => onPick(id)}
        >
          <span>{text}</span>
          {subtitle && <small>{subtitle}</small>}
        </button>
      ))}
    </div>
  </Stack>
);
