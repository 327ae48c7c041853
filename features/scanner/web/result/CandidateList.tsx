import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { pickCandidate } from '../../contract.ts';
import type { Candidate } from '../../domain/scan.ts';
import { NONE_OF_THESE } from '../../domain/scan.ts';
import { type ConditionState, useCondition } from '../guide/use-condition.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { confidenceText } from './confidence-text.ts';
import styles from './CandidateList.module.css';

const MAX_SIGNS = 3;

/** How this one differs according to the other candidates' pages, then its own first symptoms. */
const signsOf = (
  book: Extract<ConditionState, { state: 'ready' }>,
  others: readonly ConditionState[],
): string[] => {
  const differences = others.flatMap((other) =>
    other.state === 'ready'
      ? other.material.lookalikes.filter((l) => l.key === book.condition.key).map((l) => l.sign)
      : [],
  );
  return [...new Set([...differences, ...book.material.symptoms])].slice(0, MAX_SIGNS);
};

interface Props {
  readonly scan: Scan;
  readonly canPick: boolean;
}
/**
 * Hides the probability of a candidate: learned from laboratory photos, it does not hold in a field, and "99
 * %" would read as a single diagnosis.
 */
interface CardProps {
  readonly guess: Candidate;
  readonly book: ConditionState;
  readonly others: readonly ConditionState[];
  readonly showsProbability: boolean;
  readonly picked: boolean;
  readonly onPick: (() => void) | null;
}

const CandidateCard = ({ guess, book, others, showsProbability, picked, onPick }: CardProps) => {
  const words = useScannerWords();
  const format = useFormat();
  if (book.state !== 'ready') return null;
  return (
    <li className={classes(styles.candidate, picked && styles.picked)}>
      <h3>{book.condition.type === 'healthy' ? words.healthyTitle : book.material.disease_name}</h3>
      {showsProbability && <small>{confidenceText(guess.probability, words, format)}</small>}
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

/** Candidates side by side with their differences; the farmer's choice is saved but does not confirm one. */
export const CandidateList = ({ scan, canPick }: Props) => {
  const words = useScannerWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const [a, b, c] = scan.top3;
  // Always three hook calls, because there are at most three candidates.
  const books = [
    useCondition(a?.condition ?? null),
    useCondition(b?.condition ?? null),
    useCondition(c?.condition ?? null),
  ];
  const pick = async (condition: string): Promise<void> => {
    const result = await store.send(pickCandidate, { id: scan.id, condition });
    if (!result.ok) showToast(refusalText(result), { tone: 'bad' });
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
            showsProbability={scan.outcome !== 'candidates'}
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
