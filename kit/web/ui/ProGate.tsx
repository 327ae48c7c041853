import type { ReactNode } from 'react';
import { useSubscriptionContext } from '../subscription.tsx';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { LinkButton } from './Button.tsx';
import { EmptyState } from './Empty.tsx';
import { StarIcon } from './more-icons.tsx';

/** Shows its children to Pro users, and an upgrade prompt to others. The server checks again on every request. */
export const ProGate = ({
  feature,
  children,
}: {
  readonly feature: string;
  readonly children: ReactNode;
}) => {
  const words = useWords({ en, sw });
  const { isPro, plan } = useSubscriptionContext();
  if (isPro) return children;
  if (plan === null) return null;
  return (
    <EmptyState
      drawing={<StarIcon size={96} />}
      sentence={words.proGate.title(feature)}
      action={<LinkButton to="/upgrade">{words.proGate.upgrade}</LinkButton>}
    />
  );
};
