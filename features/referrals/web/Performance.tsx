import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { Insights } from '../contract.ts';
import { type Period, barUnitOf } from '../domain/period.ts';
import { useReferralWords } from './words.ts';
import styles from './referrals.module.css';

type Step = Insights['steps'][number];
const [HEIGHT, WIDTH] = [40, 10];

/** Oldest on the left. Hidden from screen readers: the list below has the figures. */
const Bars = ({ steps }: { readonly steps: readonly Step[] }) => {
  const maxCount = Math.max(1, ...steps.map(({ clicks, joins }) => Math.max(clicks, joins)));
  const barHeight = (n: number): number => (n / maxCount) * HEIGHT;
  return (
    <svg
      aria-hidden="true"
      className={styles.bars}
      viewBox={`0 0 ${steps.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {[...steps].reverse().map(({ from, clicks, joins }, i) => (
        <g key={from}>
          <rect
            className={styles.clicks}
            x={i * WIDTH + 1}
            width={WIDTH - 2}
            y={HEIGHT - barHeight(clicks)}
            height={barHeight(clicks)}
          />
          <rect
            className={styles.joins}
            x={i * WIDTH + 3}
            width={WIDTH - 6}
            y={HEIGHT - barHeight(joins)}
            height={barHeight(joins)}
          />
        </g>
      ))}
    </svg>
  );
};

export const Performance = ({
  steps,
  period,
}: {
  readonly steps: readonly Step[];
  readonly period: Period;
}) => {
  const { performance: words } = useReferralWords();
  const format = useFormat();
  const activeSteps = steps.filter(({ clicks, joins }) => clicks + joins > 0);
  if (activeSteps.length === 0) return <MutedText>{words.empty}</MutedText>;
  const step = barUnitOf(period);
  return (
    <Stack gap="small">
      <h3>{words.title}</h3>
      <Bars steps={steps} />
      <List label={words.title}>
        {activeSteps.map(({ from, clicks, joins }) => (
          <ListItem
            key={from}
            title={words.from[step](step === 'month' ? format.month(from) : format.day(from))}
            trailing={words.line(clicks, joins)}
          />
        ))}
      </List>
    </Stack>
  );
};
