import { useSubscriptionContext } from '../subscription.tsx';
import { Badge } from './Badge.tsx';

const PRO = 'Pro';

/** Marks an entry that needs Pro, for farmers who do not have it. */
export const ProChip = () =>
  useSubscriptionContext().plan === 'free' ? <Badge tone="maize">{PRO}</Badge> : null;
