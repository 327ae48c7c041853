import { useRow } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { type CropQuestion, suggestedCrops } from '../../domain/crop-question.ts';
import type { Scan } from '../use-scans.ts';
import { useFilingWords } from './filing-words.ts';
import { useCropName, useFiling } from './use-filing.ts';
import styles from './ScanResult.module.css';

interface Props {
  readonly scan: Scan;
  readonly question: CropQuestion;
  readonly onDone?: () => void;
}

/** Shown before any answer: the photo looks like another crop than the chosen one. */
export const CropQuestionCard = ({ scan, question, onDone }: Props) => {
  const words = useFilingWords();
  const name = useCropName();
  const { confirm } = useFiling(scan);
  // A check that was not saved cannot be filed.
  const isSaved = useRow<Scan>('scan', scan.id) !== undefined;
  const seen = suggestedCrops(question);
  const title = words.looksLike(seen.map(name).join(words.or), name(question.chosen));
  const answer = (crop: string | null) => () => {
    void confirm(crop).then(onDone);
  };
  return (
    <Card tone="maize">
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2 className={styles.name}>{title}</h2>
          <ReadAloud text={isSaved ? `${title}. ${words.whichPlant}` : title} />
        </SpaceBetween>
        {isSaved && (
          <>
            <p>{words.whichPlant}</p>
            {seen.map((crop) => (
              <Button key={crop} wide onClick={answer(crop)}>
                {words.yesSeen(name(crop))}
              </Button>
            ))}
            <Button wide tone="quiet" onClick={answer(question.chosen)}>
              {words.noChosen(name(question.chosen))}
            </Button>
            <Button wide tone="plain" onClick={answer(null)}>
              {words.notSure}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
};
