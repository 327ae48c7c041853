import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ScreenErrorBoundary } from '../screens/ScreenErrorBoundary.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Guard } from './guards.tsx';
import { notFound as NotFound, redirections, routes } from './routes.ts';

const GuestArea = lazy(async () => ({ default: (await import('../guest/GuestArea.tsx')).GuestArea }));

export const AppRoutes = () => (
  <Switch>
    <Route path="/guest" nest>
      <ScreenErrorBoundary>
        <Suspense fallback={<Loading />}>
          <GuestArea />
        </Suspense>
      </ScreenErrorBoundary>
    </Route>
    {redirections.map(({ path, to }) => (
      <Route key={path} path={path}>
        <Redirect to={to} replace />
      </Route>
    ))}
    {routes.map(({ path, access, screen: Screen }) => (
      <Route key={path} path={path}>
        {(params) => (
          <Guard access={access}>
            {access === 'user' || access === 'pro' ? (
              <Shell>
                <Screen params={params as Record<string, string>} />
              </Shell>
            ) : (
              <ScreenErrorBoundary>
                <Suspense fallback={<Loading />}>
                  <Screen params={params as Record<string, string>} />
                </Suspense>
              </ScreenErrorBoundary>
            )}
          </Guard>
        )}
      </Route>
    ))}
    <Route>
      <ScreenErrorBoundary>
        <Suspense fallback={<Loading />}>
          <NotFound params={{}} />
        </Suspense>
      </ScreenErrorBoundary>
    </Route>
  </Switch>
);
