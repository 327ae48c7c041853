import type { ReplyOf } from '#kit/pure/contract.ts';
import { useFormat } from '#kit/web/format.ts';
import { classes } from '#kit/web/ui/classes.ts';
import { CameraIcon, CheckIcon, ChatIcon, FieldIcon, type IconType, SunIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { ImageIcon, ScanIcon } from '#kit/web/ui/more-icons.tsx';
import type { readAchievements } from '../contract.ts';
import type { BadgeIcon, BadgeId } from '../domain/achievements.ts';
import { useImpactWords } from './words.ts';
import styles from './dashboard.module.css';

type Achievements = ReplyOf<typeof readAchievements>;

const icons: Readonly<Record<BadgeIcon, IconType>> = {
  field: FieldIcon,
  leaf: ScanIcon,
  crops: ImageIcon,
  question: ChatIcon,
  better: CheckIcon,
  photo: CameraIcon,
  days: SunIcon,
};

const Comparison = ({ standing }: { readonly standing: NonNullable<Achievements['socialComparison']> }) => {
  const words = useImpactWords();
  const { number } = useFormat();
  const { userTier, scansVsAverage: percent, county } = standing;
  return (
    <p>
      <strong>{words.userTiers[userTier]}.</strong>{' '}
      {(percent >= 0 ? words.comparison : words.comparisonLess)(number(Math.abs(percent)), county)}
    </p>
  );
};

/**
 * Four unlocked badges and two nearly reached (GAM-06), and the county ranking where there are enough farmers
 * to compare.
 */
export const BadgeList = ({
  value: { unlockedBadges, inProgressBadges, socialComparison, organicPoints = 0 },
}: {
  readonly value: Achievements;
}) => {
  const { badges, achievements: words } = useImpactWords();
  const { number } = useFormat();
  const title = (id: string, text: string): string =>
    (badges as Readonly<Record<string, string>>)[id as BadgeId] ?? text;
  return (
    <Stack gap="small">
      <ul className={styles.badges}>
        {unlockedBadges.map(({ id, icon, title: text }) => {
          const Icon = icons[icon];
          return (
            <li key={id} className={styles.badge}>
              <Icon />
              <span className={styles.badgeText}>
                {title(id, text)}
                <small>{words.unlocked}</small>
              </span>
            </li>
          );
        })}
        {inProgressBadges.map(({ id, icon, title: text, progress, maxProgress }) => {
          const Icon = icons[icon];
          return (
            <li key={id} className={classes(styles.badge, styles.begun)}>
              <Icon />
              <span className={styles.badgeText}>
                {title(id, text)}
                <meter
                  className={styles.bar}
                  min={0}
                  max={maxProgress}
                  value={progress}
                  aria-label={title(id, text)}
                />
                <small>{words.progress(number(progress), number(maxProgress))}</small>
              </span>
            </li>
          );
        })}
      </ul>
      {organicPoints > 0 && <p>{words.organic(number(organicPoints))}</p>}
      {socialComparison && <Comparison standing={socialComparison} />}
    </Stack>
  );
};
