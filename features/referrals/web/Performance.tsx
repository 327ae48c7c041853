import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { Insights } from '../contract.ts';
import { type Period, barUnitOf } from '../domain/period.ts';
import { useReferralWords } from './words.ts';
import styles from './referrals.module.css';

type Step = Insights['steps'][number];
const [HEIGHT, WIDTH] = [40, 10];
/** The newest days; the others are folded. */
const SHOWN = 7;

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
  const line = ({ from, clicks, joins }: Step) => (
    <ListItem
      key={from}
      title={words.from[step](step === 'month' ? format.month(from) : format.day(from))}
      trailing={words.line(clicks, joins)}
    />
  );
  return (
    <Stack gap="small">
      <h3>{words.title}</h3>
      <Bars steps={steps} />
      <List label={words.title}>{activeSteps.slice(0, SHOWN).map(line)}</List>
      {activeSteps.length > SHOWN && (
        <details>
          <summary>{words.older(activeSteps.length - SHOWN)}</summary>
          <List>{activeSteps.slice(SHOWN).map(line)}</List>
        </details>
      )}
    </Stack>
  );
};
