import type { ReplyOf } from '#kit/pure/contract.ts';
import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { readOverview } from '../contract.ts';
import { isMilestoneClose, isNearTarget, STREAK_MESSAGE_DAYS, tierOf } from '../domain/streak.ts';
import { useImpactWords } from './words.ts';
import styles from './dashboard.module.css';

type Overview = ReplyOf<typeof readOverview>;

const Level = ({ level }: { readonly level: Overview['expertiseLevel'] }) => {
  const { overview: words, levels } = useImpactWords();
  const { number } = useFormat();
  if (!level) return <MutedText>{words.noLevel}</MutedText>;
  const { title, description } = levels[level.level - 1]!;
  const next = levels[level.level];
  const { current, required, percentage } = level.progress;
  const text = next
    ? words.progress(number(current), number(required), next.title)
    : words.last(number(current));
  return (
    <div>
      <p>
        <strong>
          {words.level(number(level.level))}: {title}
        </strong>
      </p>
      <p>{description}</p>
      <meter className={styles.bar} min={0} max={100} value={percentage} aria-label={text} />
      <small>{text}</small>
      {next && isNearTarget(percentage) && (
        <p>
          <strong>{words.soClose}</strong>
        </p>
      )}
    </div>
  );
};

const Streak = ({ current, longest }: { readonly current: number; readonly longest: number }) => {
  const { overview: words, tiers } = useImpactWords();
  const { number } = useFormat();
  return (
    <div>
      <p>
        <strong>{words.streak}</strong> · {tiers[tierOf(current)]}
      </p>
      <p>
        {words.days(number(current))}. {words.longest(number(longest))}.
      </p>
      {current >= STREAK_MESSAGE_DAYS && (
        <p>
          <strong>{words.streakMessage(number(current))}</strong>
        </p>
      )}
      <MutedText>{words.streakHow}</MutedText>
    </div>
  );
};

const Milestone = ({
  milestone: { current, target, progressPercentage },
}: {
  readonly milestone: Overview['nextMilestone'];
}) => {
  const { overview: words, tiers } = useImpactWords();
  const { number } = useFormat();
  const text = words.milestoneText(number(target), tiers[tierOf(target)]);
  return (
    <div>
      <p>
        <strong>{words.milestone}</strong>
      </p>
      <p>{text}</p>
      <meter className={styles.bar} min={0} max={target} value={current} aria-label={text} />
      {isMilestoneClose(progressPercentage) && (
        <p>
          <strong>{words.soClose}</strong>
        </p>
      )}
    </div>
  );
};

/** Level, streak and next goal, based on what the farmer did. */
export const Overview = ({ value }: { readonly value: Overview }) => (
  <Stack>
    <Level level={value.expertiseLevel} />
    <Streak current={value.currentStreak} longest={value.longestStreak} />
    <Milestone milestone={value.nextMilestone} />
  </Stack>
);
