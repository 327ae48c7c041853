import { useId } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { type IconType, WarningIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { TaskIcon } from '#kit/web/ui/more-icons.tsx';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import type { AdviceKey } from '../domain/prediction.ts';
import { roundToTwoDigits } from './amounts.ts';
import { useYieldWords } from './words.ts';
import styles from './yields.module.css';

const ListFold = ({
  icon,
  title,
  lines,
}: {
  readonly icon: IconType;
  readonly title: string;
  readonly lines: readonly string[];
}) => {
  const heading = useId();
  if (lines.length === 0) return null;
  return (
    <Fold id={heading} icon={icon} tone="maize" title={title} fact={lines[0]}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  );
};

/** One change that would raise the yield, what to do, and what may go wrong. */
export const AdviceCard = ({ row: { factors } }: { readonly row: YieldPrediction }) => {
  const { result: words } = useYieldWords();
  const format = useFormat();
  const heading = useId();
  const { better, window } = factors;
  const advice = (key: AdviceKey): string =>
    key === 'window'
      ? words.recommendations.window(
          window ? format.shortDay(window.from) : '',
          window ? format.shortDay(window.to) : '',
        )
      : words.recommendations[key];
  return (
    <>
      <Card tone="maize" labelledBy={heading}>
        <Stack gap="small">
          <h2 id={heading}>{words.raise}</h2>
          <p>
            {better
              ? words.better[better.change](format.number(roundToTwoDigits(better.kg)))
              : words.noBetter}
          </p>
          {better && !better.inTime && <MutedText>{words.nextSeason}</MutedText>}
        </Stack>
      </Card>
      <ListFold icon={TaskIcon} title={words.advice} lines={factors.recommendations.map(advice)} />
      <ListFold
        icon={WarningIcon}
        title={words.risks}
        lines={factors.riskFactors.map((key) => words.riskFactors[key])}
      />
    </>
  );
};
