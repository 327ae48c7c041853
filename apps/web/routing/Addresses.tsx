import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Broken } from '../screens/Broken.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Guard } from './guards.tsx';
import { notFound as NotFound, redirections, routes } from './routes.ts';

export const Addresses = () => (
  <Switch>
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
              <Broken>
                <Suspense fallback={<Loading />}>
                  <Screen params={params as Record<string, string>} />
                </Suspense>
              </Broken>
            )}
          </Guard>
        )}
      </Route>
    ))}
    <Route>
      <Broken>
        <Suspense fallback={<Loading />}>
          <NotFound params={{}} />
        </Suspense>
      </Broken>
    </Route>
  </Switch>
);
