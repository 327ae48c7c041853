import { lazy } from 'react';
import type { LazyExoticComponent } from 'react';
import type { Route, Screen, ScreenAccess } from '#kit/web/feature.ts';
import { type AnyLazyComponent, preloadAll } from '#kit/web/ui/lazy-component.ts';
import { web } from '../compose.ts';

export interface ScreenRoute {
  readonly path: string;
  readonly access: ScreenAccess;
  readonly screen: LazyExoticComponent<Screen>;
}

const slots: Readonly<Record<string, AnyLazyComponent>> = web.slots;
const lazyScreen = ({ load, preload }: Route): ScreenRoute['screen'] =>
  lazy(async () => {
    const parts = preload.flatMap((one) => (typeof one === 'string' ? (slots[one] ?? []) : one));
    const [screen] = await Promise.all([load(), preloadAll(parts)]);
    return { default: screen };
  });

/** Every route with a screen; the first match is shown. */
export const routes: readonly ScreenRoute[] = web.routes.map((route) => ({
  path: route.path,
  access: route.access,
  screen: lazyScreen(route),
}));

export const routePaths: readonly string[] = routes.map(({ path }) => path);

export const notFound = routes.find(({ path }) => path === '/404')!.screen;

export const redirections: readonly { readonly path: string; readonly to: string }[] = [
  { path: '/', to: '/dashboard' },
  { path: '/scanner', to: '/scan' },
  { path: '/tasks', to: '/farm-planning' },
  { path: '/task-manager', to: '/farm-planning' },
];
