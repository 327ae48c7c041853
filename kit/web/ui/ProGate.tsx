import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSubscriptionContext } from '../subscription.tsx';
import { upgradePath } from '../upgrade-path.ts';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { LinkButton } from './Button.tsx';
import { Card } from './Card.tsx';
import { Stack } from './layout.tsx';
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
  const [path] = useLocation();
  const search = useSearch();
  if (isPro) return children;
  if (plan === null) return null;
  return (
    <Card tone="maize">
      <Stack gap="small">
        <h2>{words.proGate.title(feature)}</h2>
        <LinkButton tone="quiet" icon={StarIcon} to={upgradePath(search ? `${path}?${search}` : path)}>
          {words.proGate.upgrade}
        </LinkButton>
      </Stack>
    </Card>
  );
};
