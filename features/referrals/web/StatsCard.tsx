import { useSession } from '#kit/web/session.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { MyReferrals } from '../contract.ts';
import { useReferralWords } from './words.ts';
import styles from './referrals.module.css';

/** REF-04: friends, credits, and what the credits buy. Never shown as money (REF-06b). */
export const StatsCard = ({ stats }: { readonly stats: MyReferrals['stats'] }) => {
  const words = useReferralWords().stats;
  const hasModel = useSession().serverOptions?.model;
  return (
    <Card>
      <Stack gap="small">
        <dl className={styles.figures}>
          <div>
            <dt>{words.count(stats.count)}</dt>
            <dd>{stats.count}</dd>
          </div>
          <div>
            <dt>{words.credits(stats.credits)}</dt>
            <dd>{stats.credits}</dd>
          </div>
        </dl>
        {stats.bonus > 0 && <p>{words.bonus(stats.bonus)}</p>}
        <p>
          {words.usable(stats.usable)} {hasModel && words.answers(stats.answers)}
        </p>
        <MutedText>{words.noMoney}</MutedText>
      </Stack>
    </Card>
  );
};
