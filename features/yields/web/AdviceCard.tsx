import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import type { AdviceKey } from '../domain/prediction.ts';
import { roundToTwoDigits } from './amounts.ts';
import { useYieldWords } from './words.ts';
import styles from './yields.module.css';

const ListCard = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactNode[];
}) => {
  const heading = useId();
  if (children.length === 0) return null;
  return (
    <Card labelledBy={heading}>
      <Stack gap="small">
        <h2 id={heading}>{title}</h2>
        <ul className={styles.list}>{children}</ul>
      </Stack>
    </Card>
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
      <ListCard title={words.advice}>
        {factors.recommendations.map((key) => (
          <li key={key}>{advice(key)}</li>
        ))}
      </ListCard>
      <ListCard title={words.risks}>
        {factors.riskFactors.map((key) => (
          <li key={key}>{words.riskFactors[key]}</li>
        ))}
      </ListCard>
    </>
  );
};
