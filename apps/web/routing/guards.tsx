import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { ScreenAccess } from '#kit/web/feature.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { LanguageChoice } from '../first-run/LanguageChoice.tsx';
import { Loading } from '../shell/Loading.tsx';

interface Props {
  readonly access: ScreenAccess;
  readonly children: ReactNode;
}

/** Decides what a path may show. Redirects replace history, so that Back never returns to a guarded page. */
export const Guard = ({ access, children }: Props) => {
  const { loading, session } = useSession();
  const { chosen } = useLanguage();
  const [path] = useLocation();
  if (access === 'public') return children;
  // A phone without a chosen language has no signed-in user yet, so the language choice does not wait for the
  // server.
  if (access === 'guest' && !chosen && !session) return <LanguageChoice />;
  if (loading) return <Loading />;
  if (access === 'guest') return session ? <Redirect to="/dashboard" replace /> : children;
  if (session && access === 'pro') return <ProOnly>{children}</ProOnly>;
  if (session) return children;
  // No message for a user who only opened the app; one who followed a link sees why sign-in is needed.
  return <Redirect to="/auth" replace state={{ sentHere: path !== '/' && path !== '/dashboard' }} />;
};

/** Shows a loading state until the plan is known (PAY-47). The page of Pro leads back here. */
const ProOnly = ({ children }: { readonly children: ReactNode }) => {
  const { plan } = useSubscriptionContext();
  const [path] = useLocation();
  const search = useSearch();
  if (plan === null) return <Loading />;
  return plan === 'pro' ? (
    children
  ) : (
    <Redirect to={upgradePath(search ? `${path}?${search}` : path)} replace />
  );
};
