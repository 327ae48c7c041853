import { useFormat } from '#kit/web/format.ts';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { StarIcon, TrophyIcon } from '#kit/web/ui/more-icons.tsx';
import type { Insights } from '../contract.ts';
import { useReferralWords } from './words.ts';

/** REF-07 */
export const Achievements = ({
  earned,
  count,
}: {
  readonly earned: Insights['achievements'];
  readonly count: number;
}) => {
  const { achievements: words, analytics } = useReferralWords();
  const format = useFormat();
  return (
    <List label={analytics.tabs.achievements}>
      {earned.map(({ achievement_id: id, needed, earned_at: at }) => (
        <ListItem
          key={id}
          icon={at ? TrophyIcon : StarIcon}
          title={words.names[id]}
          subtitle={words.needed(needed)}
          trailing={
            at ? words.earned(format.shortDay(new Date(at))) : words.missing(Math.max(1, needed - count))
          }
        />
      ))}
    </List>
  );
};
