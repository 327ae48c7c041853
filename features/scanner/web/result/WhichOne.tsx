import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { pickCandidate } from '../../contract.ts';
import type { Candidate } from '../../domain/scan.ts';
import { NONE_OF_THESE } from '../../domain/scan.ts';
import { type Book, useCondition } from '../guide/use-condition.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { confidenceText } from './confidence-text.ts';
import styles from './WhichOne.module.css';

const SIGNS = 3;

/** How this one differs according to the other candidates' pages, then its own first symptoms. */
const signsOf = (book: Extract<Book, { state: 'ready' }>, others: readonly Book[]): string[] => {
  const differences = others.flatMap((other) =>
    other.state === 'ready'
      ? other.material.lookalikes.filter((l) => l.key === book.condition.key).map((l) => l.sign)
      : [],
  );
  return [...new Set([...differences, ...book.material.symptoms])].slice(0, SIGNS);
};

interface Props {
  readonly scan: Scan;
  readonly canPick: boolean;
}
/**
 * `proven` false hides the probability: shares learned in the laboratory mean nothing in a field, and "99 %"
 * would read as a single diagnosis.
 */
interface CardProps {
  readonly guess: Candidate;
  readonly book: Book;
  readonly others: readonly Book[];
  readonly proven: boolean;
  readonly picked: boolean;
  readonly onPick: (() => void) | null;
}

const CandidateCard = ({ guess, book, others, proven, picked, onPick }: CardProps) => {
  const words = useScannerWords();
  const format = useFormat();
  if (book.state !== 'ready') return null;
  return (
    <li className={classes(styles.candidate, picked && styles.picked)}>
      <h3>{book.condition.type === 'healthy' ? words.healthyTitle : book.material.disease_name}</h3>
      {proven && <small>{confidenceText(guess.probability, words, format)}</small>}
      <ul className={styles.signs}>
        {signsOf(book, others).map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {onPick && (
        <Button tone={picked ? 'primary' : 'quiet'} aria-pressed={picked} onClick={onPick}>
          {picked ? words.picked : words.pickThis}
        </Button>
      )}
    </li>
  );
};

/** Candidates side by side with their differences; the farmer's choice is saved, and confirms nothing. */
export const WhichOne = ({ scan, canPick }: Props) => {
  const words = useScannerWords();
  const store = useStore();
  const sentence = useRefusalText(words.refusals);
  const [a, b, c] = scan.top3;
  // Always three hook calls, because there are at most three candidates.
  const books = [
    useCondition(a?.condition ?? null),
    useCondition(b?.condition ?? null),
    useCondition(c?.condition ?? null),
  ];
  const pick = async (condition: string): Promise<void> => {
    const result = await store.send(pickCandidate, { id: scan.id, condition });
    if (!result.ok) showToast(sentence(result), { tone: 'bad' });
  };
  return (
    <>
      <h3>{words.whichOne}</h3>
      <ul className={styles.row}>
        {scan.top3.map((guess, i) => (
          <CandidateCard
            key={guess.condition}
            guess={guess}
            book={books[i]!}
            others={books.filter((_, k) => k !== i)}
            proven={scan.outcome !== 'candidates'}
            picked={scan.pick === guess.condition}
            onPick={
              canPick
                ? () => {
                    void pick(guess.condition);
                  }
                : null
            }
          />
        ))}
      </ul>
      {canPick && (
        <Button
          tone={scan.pick === NONE_OF_THESE ? 'primary' : 'plain'}
          aria-pressed={scan.pick === NONE_OF_THESE}
          onClick={() => {
            void pick(NONE_OF_THESE);
          }}
        >
          {words.pickNone}
        </Button>
      )}
    </>
  );
};
