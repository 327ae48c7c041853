import { createElement, lazy, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';

type LazyComponent<P> = FunctionComponent<P> & { readonly fetch: () => Promise<unknown> };

/** A part with any props. */
export type AnyLazyComponent = LazyComponent<never>;

/**
 * A component in its own chunk. Fetched before its screen shows, it renders with the first paint, and nothing
 * below it moves.
 */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> => {
  let loaded: ComponentType<P> | null = null;
  const fetch = async (): Promise<ComponentType<P>> => (loaded ??= await load());
  const SuspendingComponent = lazy(async () => ({ default: await fetch() }));
  const Wrapper = (props: P) => {
    // Chosen once: another element type would remount and lose its state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? SuspendingComponent);
    return createElement(Chosen, props);
  };
  return Object.assign(Wrapper, { fetch });
};

/** Maximum wait for a screen's chunks in milliseconds, so that a slow network does not delay the screen. */
const MAX_WAIT_MS = 1_000;

/** Waits briefly for chunks that a screen will show; a failed one shows its error in place. */
export const preloadAll = (parts: readonly Pick<AnyLazyComponent, 'fetch'>[]): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(parts.map((it) => it.fetch())),
    new Promise((late) => {
      setTimeout(late, MAX_WAIT_MS);
    }),
  ]);
