import { useFormat } from '#kit/web/format.ts';
import { classes } from '#kit/web/ui/classes.ts';
import { BackIcon } from '#kit/web/ui/icons.tsx';
import { useCommunityWords } from '../words.ts';
import styles from './VoteControl.module.css';

export type Direction = 'up' | 'down';

interface Props {
  readonly score: number;
  readonly mine: Direction | null;
  /** A vote is being sent. */
  readonly busy: boolean;
  readonly onVote: (direction: Direction) => void;
}

const Arrow = ({ direction }: { readonly direction: Direction }) => (
  <BackIcon className={styles[direction] ?? ''} />
);

export const VoteControl = ({ score, mine, busy, onVote }: Props) => {
  const { vote: words } = useCommunityWords();
  const format = useFormat();
  const button = (direction: Direction) => (
    <button
      type="button"
      className={classes(styles.button, mine === direction && styles.on)}
      aria-label={words[direction]}
      aria-pressed={mine === direction}
      disabled={busy}
      onClick={() => onVote(direction)}
    >
      <Arrow direction={direction} />
    </button>
  );
  return (
    <div role="group" aria-label={words.group} className={styles.votes}>
      {button('up')}
      <output className={styles.score} aria-label={words.score(score)}>
        {format.number(score)}
      </output>
      {button('down')}
    </div>
  );
};
