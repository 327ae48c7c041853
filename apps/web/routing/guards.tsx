import { useState } from 'react';
import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { takeReturnPath } from '#features/people/web/draft.ts';
import type { ScreenAccess } from '#kit/web/feature.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { Loading } from '../shell/Loading.tsx';

interface Props {
  readonly access: ScreenAccess;
  readonly children: ReactNode;
}

/** Decides what a path may show. Redirects replace history, so that Back never returns to a guarded page. */
export const Guard = ({ access, children }: Props) => {
  const { loading, session } = useSession();
  const [path] = useLocation();
  if (access === 'public') return children;
  // The first screen does not wait for the server.
  if (access === 'guest') return session ? <SignedIn /> : children;
  if (loading) return <Loading />;
  if (session && access === 'pro') return <ProOnly>{children}</ProOnly>;
  if (session) return children;
  // No message for a user who only opened the app; one who followed a link sees why sign-in is needed.
  return <Redirect to="/auth" replace state={{ sentHere: path !== '/' && path !== '/dashboard' }} />;
};

const SignedIn = () => {
  const [to] = useState(takeReturnPath);
  return <Redirect to={to} replace />;
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
